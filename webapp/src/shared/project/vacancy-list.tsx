import { paths, type Project, type Vacancy, sayFacts, sayMatch } from '@kollab/contract';
import { locale } from '#src/texts/locale.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { placesOf, timeLeftOf, vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { useInCommon } from '#src/shared/tags/in-common.ts';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { isLive } from './is-live.ts';
import { VacancyTurn } from './owner-tools-vacancies.tsx';
import styles from './vacancy-list.module.css';

interface VacancyButtonProps {
  projectId: string;
  vacancy: Vacancy;
  /** Others see it later. */
  isWaiting: boolean;
  /** Read by the project's owner, whom it need not fit. */
  isOwn: boolean;
  /** It leads to whom it would suit. */
  isOffered: boolean;
  /** Its owner has a button beside it. */
  isTurned: boolean;
}

function VacancyButton(props: VacancyButtonProps) {
  const { projectId, vacancy, isWaiting, isOffered, isTurned, isOwn } = props;
  const { id, title, level, isClosed, isFilled, placesLeft } = vacancy;
  const { noLevel, closed, filled } = projectTexts.panel;
  const skills = vacancy.tags.map(({ tagName }) => tagName).filter((tag) => tag.trim() !== '');
  const inCommon = useInCommon(skills);
  const match = isOwn ? null : inCommon;
  const facts = sayFacts(
    level || noLevel,
    ...timeLeftOf(vacancy),
    ...(isClosed ? [isFilled && placesLeft === 0 ? filled : closed] : placesOf(vacancy)),
    isWaiting && ownProjectTexts.ownerTools.waiting,
    isOffered && ownProjectTexts.ownerTools.whoFits,
  );
  const detail = (
    <>
      {facts}
      {skills.length > 0 && (
        <TagLinks label={vacancyFactTexts.skills} names={skills} match={match} isDense />
      )}
      {match && <span className="visually-hidden">{sayMatch(match, locale)}</span>}
    </>
  );
  const name = <span className={styles.title}>{title}</span>;
  if (id && projectId) {
    return (
      <Cell to={paths.vacancy(projectId, id)} detail={detail} isWay={!isTurned}>
        {name}
      </Cell>
    );
  }
  // Said to developers only (spec §5).
  const warn = () => console.warn('A vacancy without its id or project cannot be opened', vacancy);
  return (
    <Cell onClick={warn} detail={detail}>
      {name}
    </Cell>
  );
}

/** Whom a project looks for, each leading to its vacancy (spec §2); its owner closes and opens them here. */
export function VacancyList({ project }: { project: Project }) {
  const { id: projectId, vacancies, viewer, isArchived, isDeleted, isFinished } = project;
  if (vacancies.length === 0)
    return <p className={styles.none}>{projectTexts.panel.noVacancies}</p>;
  const isOwned = viewer.isOwner && !isArchived && !isDeleted && !isFinished;
  return vacancies.map((vacancy, index) => {
    const isTurned = isOwned && isLive(project, vacancy);
    return (
      <div key={vacancy.id || index} className={styles.row} data-owned={isTurned || undefined}>
        <VacancyButton
          projectId={projectId}
          vacancy={vacancy}
          isWaiting={isOwned && !isTurned}
          isOffered={isTurned && !vacancy.isClosed}
          isTurned={isTurned}
          isOwn={viewer.isOwner}
        />
        {isTurned && <VacancyTurn project={project} vacancy={vacancy} />}
      </div>
    );
  });
}
