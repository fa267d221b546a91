import { paths, type Project } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useSearchParams } from 'react-router-dom';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import type { FormVacancy } from '#src/features/projects/draft/project-form.ts';
import { ProjectOfAddress } from '#src/features/projects/draft/project-of-address.tsx';
import { useProjectForm } from '#src/features/projects/draft/use-project-form.ts';
import { VacancyForm } from './vacancy-form.tsx';

/** Which of the vacancies an address means; -1 for none of them, undefined for a new one. */
function indexIn(vacancies: readonly FormVacancy[], params: URLSearchParams) {
  const [index, id] = [params.get('index'), params.get('vacancy')];
  if (id !== null) return vacancies.findIndex((vacancy) => vacancy.id === id);
  if (index === null) return undefined;
  return /^\d{1,3}$/.test(index) ? Number(index) : -1;
}

function VacancyOfAddress({ project }: { project: Project | undefined }) {
  const [params] = useSearchParams();
  const { form } = useProjectForm(project);
  const index = indexIn(form.vacancies, params);
  const parent = project ? paths.editProject(project.id) : paths.createProject;
  const words = projectFormTexts.vacancyForm;
  if (index === undefined) return <VacancyForm key="new" project={project} parent={parent} />;
  if (form.vacancies[index]) {
    return <VacancyForm key={index} project={project} index={index} parent={parent} />;
  }
  return (
    <Page title={words.editTitle} parent={parent}>
      <Placeholder icon={CircleAlert} title={words.gone} hint={words.goneHint} isAlert>
        <ButtonLink to={parent}>{words.toProject}</ButtonLink>
      </Placeholder>
    </Page>
  );
}

/** A vacancy of the project draft, new or there already (spec §2). */
export default function VacancyFormPage() {
  return (
    <ProjectOfAddress title={projectFormTexts.vacancyForm.editTitle} parentOf={paths.editProject}>
      {(project) => <VacancyOfAddress key={project?.id} project={project} />}
    </ProjectOfAddress>
  );
}
