import { paths } from '@kollab/contract';
import { telegram } from '#src/telegram/telegram.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { PersonGlance } from './person-glance.tsx';
import { PersonPage } from './person-page.tsx';
import { PublicProfile } from './public-profile.tsx';

/** Spec §2, `/user/:id`. */
export default function UserPage() {
  return (
    <PersonPage
      title={profileTexts.profile.title}
      parent={telegram().user && paths.home}
      beginsWithName
      glance={PersonGlance}
    >
      {(person, isOwn) => <PublicProfile person={person} isOwn={isOwn} />}
    </PersonPage>
  );
}
