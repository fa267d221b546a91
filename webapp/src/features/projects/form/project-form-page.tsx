import { paths } from '@kollab/contract';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { ProjectForm } from './project-form-view.tsx';
import { ProjectOfAddress } from '#src/features/projects/draft/project-of-address.tsx';

/** Spec §2. */
export default function ProjectFormPage() {
  return (
    <ProjectOfAddress
      title={projectFormTexts.projectForm.editTitle}
      parentOf={() => paths.ownProjects}
    >
      {(project) => <ProjectForm key={project?.id} project={project} />}
    </ProjectOfAddress>
  );
}
