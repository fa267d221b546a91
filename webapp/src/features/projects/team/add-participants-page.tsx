import { paths } from '@kollab/contract';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { DraftTeam } from './draft-team.tsx';
import { ProjectOfAddress } from '#src/features/projects/draft/project-of-address.tsx';
import { ProjectTeam } from './project-team.tsx';

/** For the draft or for a project that is there (spec §2). */
export default function AddParticipantsPage() {
  return (
    <ProjectOfAddress title={projectFormTexts.addParticipants.title} parentOf={paths.project}>
      {(project) => (project ? <ProjectTeam project={project} /> : <DraftTeam />)}
    </ProjectOfAddress>
  );
}
