import { paths, type Project } from '@kollab/contract';
import ChartColumn from 'lucide-react/icons/chart-column';
import Inbox from 'lucide-react/icons/inbox';
import PenLine from 'lucide-react/icons/pen-line';
import Users from 'lucide-react/icons/users';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** What a project's owner may do with it. */
export function OwnerTools({ project }: { project: Project }) {
  const { id, status, isDeleted, applicationsCount, participants } = project;
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
      {status === 'одобрено' && (
        <Cell to={paths.figures(id)} icon={ChartColumn}>
          {words.figures}
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
