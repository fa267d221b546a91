import { limits, paths } from '@kollab/contract';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { useParams } from 'react-router-dom';
import { newWorkForm, workForm } from '#src/shared/person/draft/profile-draft.ts';
import { ListIsFull } from '#src/features/profiles/draft/list-is-full.tsx';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { WorkForm } from './work-form.tsx';

const words = editorTexts.experienceEditor;

function NewWork() {
  const { me, profile } = useOwnProfile();
  const { experiences } = profile;
  if (experiences.length >= limits.experiences) return <ListIsFull text={words.full} />;
  return <WorkForm me={me} formName={newWorkForm} place={(work) => [...experiences, work]} />;
}

function EditedWork({ id }: { id: string }) {
  const { me, profile } = useOwnProfile();
  const index = /^\d{1,3}$/.test(id) ? Number(id) : -1;
  const work = profile.experiences[index];
  if (!work) {
    return (
      <Placeholder icon={BriefcaseBusiness} title={words.gone} hint={words.goneHint}>
        <ButtonLink to={paths.editExperience}>{words.all}</ButtonLink>
      </Placeholder>
    );
  }
  return (
    <WorkForm
      key={index}
      me={me}
      work={work}
      formName={workForm(index)}
      place={(changed) => profile.experiences.with(index, changed)}
    />
  );
}

/** A new one (spec §2), or one by its index. */
export default function WorkPage() {
  const { id = 'new' } = useParams();
  return (
    <Page title={words.newTitle} parent={paths.editExperience}>
      {id === 'new' ? <NewWork /> : <EditedWork id={id} />}
    </Page>
  );
}
