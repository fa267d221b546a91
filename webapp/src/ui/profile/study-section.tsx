import type { User } from '@kollab/contract';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/ui/cell.tsx';
import { Section } from '#src/ui/section.tsx';

const fields = ['university', 'major', 'course'] as const;

export function StudySection({ profile }: { profile: Pick<User, (typeof fields)[number]> }) {
  const known = fields.filter((field) => profile[field]);
  if (known.length === 0) return null;
  return (
    <Section title={profileTexts.profile.study}>
      {known.map((field) => (
        <Cell key={field} label={profileTexts.profile.fields[field]}>
          {profile[field]}
        </Cell>
      ))}
    </Section>
  );
}
