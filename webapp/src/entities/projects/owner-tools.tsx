import { paths, type Project } from '@kollab/contract';
import Inbox from 'lucide-react/icons/inbox';
import PenLine from 'lucide-react/icons/pen-line';
import Users from 'lucide-react/icons/users';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { ProjectEndings } from './owner-tools-end.tsx';
import { VacancyTools } from './owner-tools-vacancies.tsx';

/** What a project's owner may do with it. */
export function OwnerTools({ project }: { project: Project }) {
  const { id, isDeleted, applicationsCount, participants } = project;
  const words = ownProjectTexts.ownerTools;
  if (isDeleted) return <ProjectEndings project={project} />;
  return (
    <div data-testid="owner-tools">
      <Section title={words.title}>
        <Cell to={paths.editProject(id)} before={<PenLine size={22} aria-hidden />}>
          {words.edit}
        </Cell>
        <Cell
          to={paths.projectApplications(id)}
          before={<Inbox size={22} aria-hidden />}
          after={applicationsCount !== null && <span>{applicationsCount}</span>}
        >
          {words.applications}
        </Cell>
        <Cell
          to={paths.addParticipantsTo(id)}
          before={<Users size={22} aria-hidden />}
          after={<span>{participants.length}</span>}
          detail={words.teamHint}
        >
          {words.team}
        </Cell>
      </Section>
      {!project.isArchived && <VacancyTools project={project} />}
      <ProjectEndings project={project} />
    </div>
  );
}
