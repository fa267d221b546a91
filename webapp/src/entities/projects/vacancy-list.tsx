import { paths, type Project, type Vacancy } from '@kollab/contract';
import { projectTexts } from '#src/texts/projects.ts';
import { timeLeftOf, vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import styles from './vacancy-list.module.css';

interface VacancyListProps extends Pick<Project, 'participants'> {
  projectId: string;
  vacancies: readonly Vacancy[];
}

interface VacancyButtonProps {
  projectId: string;
  vacancy: Vacancy;
  /** How many were accepted on it and are in the team. */
  taken: number;
}

function VacancyButton({ projectId, vacancy, taken }: VacancyButtonProps) {
  const { id, title, level, isClosed } = vacancy;
  const { noLevel, closed } = projectTexts.panel;
  const detail = [
    level || noLevel,
    ...timeLeftOf(vacancy),
    taken > 0 && vacancyFactTexts.taken(taken),
    isClosed && closed,
  ]
    .filter(Boolean)
    .join(' · ');
  if (id && projectId) {
    return (
      <Cell to={paths.vacancy(projectId, id)} detail={detail}>
        {title}
      </Cell>
    );
  }
  // Said to developers only (spec §5).
  const warn = () => console.warn('A vacancy without its id or project cannot be opened', vacancy);
  return (
    <Cell onClick={warn} detail={detail}>
      {title}
    </Cell>
  );
}

const takenOf = ({ id }: Vacancy, participants: Project['participants']) =>
  participants.filter(({ vacancyId }) => vacancyId === id).length;

/** Whom a project looks for, each leading to its vacancy (spec §2). */
export function VacancyList({ projectId, vacancies, participants }: VacancyListProps) {
  if (vacancies.length === 0)
    return <p className={styles.none}>{projectTexts.panel.noVacancies}</p>;
  return vacancies.map((vacancy, index) => (
    <VacancyButton
      key={vacancy.id || index}
      projectId={projectId}
      vacancy={vacancy}
      taken={takenOf(vacancy, participants)}
    />
  ));
}
