import { paths, type Project } from '@kollab/contract';
import Inbox from 'lucide-react/icons/inbox';
import PenLine from 'lucide-react/icons/pen-line';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useRestoring } from './restoring.ts';

export function OwnerTools({ project }: { project: Project }) {
  const { id, isDeleted, applicationsCount, participants, closedApplications } = project;
  const { offerApplications, isBusy } = useRestoring(id);
  const words = ownProjectTexts.ownerTools;
  if (isDeleted) return null;
  return (
    <Section title={words.title} testId="owner-tools">
      <Cell to={paths.editProject(id)} icon={PenLine}>
        {words.edit}
      </Cell>
      <Cell
        to={paths.projectApplications(id)}
        icon={Inbox}
        after={applicationsCount !== null && <span>{applicationsCount}</span>}
      >
        {words.applications}
      </Cell>
      {closedApplications !== undefined && (
        <Cell
          icon={Undo2}
          detail={words.closedWithProject(closedApplications)}
          onClick={() => {
            if (!isBusy) void offerApplications(closedApplications);
          }}
        >
          {words.reopenApplications}
        </Cell>
      )}
      <Cell
        to={paths.addParticipantsTo(id)}
        icon={Users}
        after={<span>{participants.length}</span>}
        detail={words.teamHint}
      >
        {words.team}
      </Cell>
    </Section>
  );
}
