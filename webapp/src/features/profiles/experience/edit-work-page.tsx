import { paths } from '@kollab/contract';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { useParams } from 'react-router-dom';
import { workForm } from '#src/entities/profiles/draft/profile-draft.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { WorkForm } from './work-form.tsx';

/** One work place of the own profile by its index. */
export default function EditWorkPage() {
  const { me, profile } = useOwnProfile();
  const { id = '' } = useParams();
  const index = /^\d{1,3}$/.test(id) ? Number(id) : -1;
  const work = profile.experiences[index];
  const { newTitle, gone, goneHint, all } = editorTexts.experienceEditor;
  return (
    <Page title={newTitle} parent={paths.editExperience}>
      {work ? (
        <WorkForm
          key={index}
          me={me}
          work={work}
          formName={workForm(index)}
          place={(changed) => profile.experiences.with(index, changed)}
        />
      ) : (
        <Placeholder icon={BriefcaseBusiness} title={gone} hint={goneHint}>
          <ButtonLink to={paths.editExperience}>{all}</ButtonLink>
        </Placeholder>
      )}
    </Page>
  );
}
