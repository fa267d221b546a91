import { isApproved, paths, type Project } from '@kollab/contract';
import ChartColumn from 'lucide-react/icons/chart-column';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useLoad } from '#src/api/load.ts';
import { roomQuery } from '#src/api/projects.ts';
import { CheckIns } from '#src/features/projects/check-ins/check-ins.tsx';
import { MeetingLink } from '#src/features/projects/team/meeting-link.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { figureTexts } from '#src/texts/team/analytics.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { hasTeamScreen, isUnderWay } from './project-stand.ts';

export { TeamAction } from './team-action.tsx';
export { TeamEnd } from './team-end.tsx';

/** The way to what a team does together. */
function TeamCell({ projectId }: { projectId: string }) {
  const room = useLoad(roomQuery(projectId)).data?.room;
  const { title, hint, broken } = roomTexts.team;
  return (
    <Cell
      to={paths.team(projectId)}
      icon={MessagesSquare}
      detail={room?.problem ? broken : (room?.title ?? hint)}
    >
      {title}
    </Cell>
  );
}

/** What a project's own people have on its page beyond what everybody sees: it is loaded late. */
export default function TeamParts({ project }: { project: Project }) {
  const { id, viewer, status } = project;
  const isAlive = hasTeamScreen(project);
  const hasFigures = viewer.isOwner && isApproved(status);
  return (
    <>
      {isUnderWay(project) && <CheckIns project={project} />}
      {(isAlive || hasFigures) && (
        <Section>
          {isAlive && <TeamCell projectId={id} />}
          {hasFigures && (
            <Cell to={paths.figures(id)} icon={ChartColumn}>
              {figureTexts.figures.title}
            </Cell>
          )}
        </Section>
      )}
      <MeetingLink isPlanned project={project} />
    </>
  );
}
