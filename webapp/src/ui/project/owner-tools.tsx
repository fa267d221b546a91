import type { Project } from '@kollab/contract';
import Inbox from 'lucide-react/icons/inbox';
import PenLine from 'lucide-react/icons/pen-line';
import UserPlus from 'lucide-react/icons/user-plus';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/texts.ts';
import { Cell } from '#src/ui/cell.tsx';
import { Section } from '#src/ui/section.tsx';
import { ProjectEndings } from './owner-tools-end.tsx';
import { TeamEditor } from './owner-tools-team.tsx';
import { VacancyTools } from './owner-tools-vacancies.tsx';

/** What a project's owner may do with it (decision 31). */
export function OwnerTools({ project }: { project: Project }) {
  const { id, isDeleted, applicationsCount } = project;
  const words = texts.ownerTools;
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
      </Section>
      <Section title={words.team} testId="owner-team">
        <TeamEditor project={project} />
        <Cell to={paths.addParticipantsTo(id)} isAccent before={<UserPlus size={22} aria-hidden />}>
          {words.invite}
        </Cell>
      </Section>
      <VacancyTools project={project} />
      <ProjectEndings project={project} />
    </div>
  );
}
