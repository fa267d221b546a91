import { paths, type Project } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useSearchParams } from 'react-router-dom';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { ProjectOfAddress } from '#src/features/projects/draft/project-of-address.tsx';
import { useProjectForm } from '#src/features/projects/draft/use-project-form.ts';
import { VacancyForm } from './vacancy-form.tsx';

const indexOf = (text: string | null) =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

function VacancyOfAddress({ project }: { project: Project | undefined }) {
  const [params] = useSearchParams();
  const { form } = useProjectForm(project);
  const index = indexOf(params.get('index'));
  const parent = project ? paths.editProject(project.id) : paths.createProject;
  const words = ownProjectTexts.vacancyForm;
  if (!params.has('index')) return <VacancyForm key="new" project={project} parent={parent} />;
  if (index !== undefined && form.vacancies[index]) {
    return <VacancyForm key={index} project={project} index={index} parent={parent} />;
  }
  return (
    <Page title={words.editTitle} parent={parent}>
      <Placeholder
        icon={<CircleAlert size={40} aria-hidden />}
        title={words.gone}
        hint={words.goneHint}
        isAlert
      >
        <ButtonLink to={parent}>{words.toProject}</ButtonLink>
      </Placeholder>
    </Page>
  );
}

/** A vacancy of the project draft, new or there already (spec §2). */
export default function VacancyFormPage() {
  return (
    <ProjectOfAddress title={ownProjectTexts.vacancyForm.editTitle} parentOf={paths.editProject}>
      {(project) => <VacancyOfAddress key={project?.id} project={project} />}
    </ProjectOfAddress>
  );
}
