import type { User } from '@kollab/contract';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/ui/cell.tsx';
import { Section } from '#src/ui/section.tsx';

const fields = ['middleName', 'phone', 'email'] as const;

/** What of the own profile stands nowhere else: the name without its middle part is in the head. */
export function PersonalSection({ profile }: { profile: Pick<User, (typeof fields)[number]> }) {
  const known = fields.filter((field) => profile[field]);
  if (known.length === 0) return null;
  return (
    <Section title={profileTexts.profile.person}>
      {known.map((field) => (
        <Cell key={field} label={profileTexts.profile.fields[field]}>
          {profile[field]}
        </Cell>
      ))}
    </Section>
  );
}
