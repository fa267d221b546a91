import { paths } from '@kollab/contract';
import { useEffect } from 'react';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { ProjectForm } from './project-form-view.tsx';
import { ProjectOfAddress } from '#src/features/projects/draft/project-of-address.tsx';

/** A project that is made, or one that is there and is changed by its owner (spec §2). */
export default function ProjectFormPage() {
  useEffect(preloadDetours, []);
  return (
    <ProjectOfAddress
      title={projectFormTexts.projectForm.editTitle}
      parentOf={() => paths.ownProjects}
    >
      {(project) => <ProjectForm key={project?.id} project={project} />}
    </ProjectOfAddress>
  );
}

/** The forms that one goes to from here: nobody types into this one while they are on their way. */
function preloadDetours() {
  for (const load of [
    () => import('#src/features/projects/vacancy/vacancy-form-page.tsx'),
    () => import('#src/features/projects/team/add-participants-page.tsx'),
  ]) {
    load().catch(() => undefined);
  }
}
