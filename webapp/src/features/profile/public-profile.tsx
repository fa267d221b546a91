import type { User } from '@kollab/contract';
import { texts } from '#src/texts/texts.ts';
import { Section } from '#src/ui/section.tsx';
import { Cell } from '#src/ui/cell.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { ProfileSections } from './profile-sections.tsx';

const tellsNothing = (user: User) =>
  ![user.description, user.university, user.major, user.course].some(Boolean) &&
  [user.statusLong, user.tags, user.links, user.experiences].every((list) => list.length === 0);

/** What anyone may see of a person. */
export function PublicProfile({ user }: { user: User }) {
  return (
    <>
      <ProfileHero profile={user} heading="h2" status={user.statusShort || texts.profile.nobody} />
      <ProfileSections profile={user} />
      {tellsNothing(user) && (
        <Section>
          <Cell isQuiet>{texts.profile.nothingPublic}</Cell>
        </Section>
      )}
    </>
  );
}
