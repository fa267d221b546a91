import { texts } from '#src/texts/texts.ts';
import { ProjectForm } from './project-form-view.tsx';
import { ProjectOfAddress } from './project-of-address.tsx';

/** A project that is made, or one that is there and is changed by its owner (spec §2). */
export default function ProjectFormPage() {
  return (
    <ProjectOfAddress title={texts.projectForm.editTitle}>
      {(project) => <ProjectForm key={project?.id} project={project} />}
    </ProjectOfAddress>
  );
}
