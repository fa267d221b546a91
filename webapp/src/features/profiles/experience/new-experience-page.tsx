import { limits, paths } from '@kollab/contract';
import { newWorkForm } from '#src/entities/profiles/draft/profile-draft.ts';
import { ListIsFull } from '#src/features/profiles/draft/list-is-full.tsx';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { WorkForm } from './work-form.tsx';

/** A new work place of the own profile (spec §2). */
export default function NewExperiencePage() {
  const { me, profile } = useOwnProfile();
  const { experiences } = profile;
  return (
    <Page title={editorTexts.experienceEditor.newTitle} parent={paths.editExperience}>
      {experiences.length >= limits.experiences ? (
        <ListIsFull text={editorTexts.experienceEditor.full} />
      ) : (
        <WorkForm me={me} formName={newWorkForm} place={(work) => [...experiences, work]} />
      )}
    </Page>
  );
}
