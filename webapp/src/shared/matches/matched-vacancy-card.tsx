import { type MatchedVacancy, paths, sayFacts } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { placesOf, timeLeftOf, vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { MatchWords } from '#src/shared/tags/match-chips.tsx';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import styles from './matching.module.css';
import { Dismissed, DismissMatch } from './dismiss-match.tsx';
import { useDismissal } from './use-dismissal.ts';

interface MatchedVacancyCardProps {
  vacancy: MatchedVacancy;
  isProposed?: boolean;
}

/** With why; where it is just new, with what it wants. */
export function MatchedVacancyCard({ vacancy, isProposed = true }: MatchedVacancyCardProps) {
  const { projectId, vacancyId, title, projectTitle, level, match, tags } = vacancy;
  const { isGone, dismiss, undo } = useDismissal({ projectId, vacancyId });
  const { isOpening, link } = useOpening(vacancyId, { from: 'matching', card: vacancy });
  if (isGone) return <Dismissed name={title} onUndo={undo} />;
  const project = { id: projectId, coverImage: vacancy.coverImage, palette: vacancy.palette };
  const skills = tags.map(({ tagName }) => tagName);
  return (
    <li className={styles.card} data-testid="matched-vacancy">
      <CoverThumb project={project} isShared={isOpening} />
      <div className="grow">
        <Link to={paths.vacancy(projectId, vacancyId)} className={styles.title} {...link}>
          {title}
        </Link>
        <p className="small quiet">
          {sayFacts(projectTitle, level, ...placesOf(vacancy), ...timeLeftOf(vacancy))}
        </p>
        <div className={styles.tags}>
          <TagLinks
            of="vacancies"
            label={vacancyFactTexts.skills}
            names={skills}
            match={match}
            isDense
          />
        </div>
        {match && <MatchWords match={match} shown={['related']} />}
      </div>
      {isProposed && <DismissMatch name={title} onDismiss={dismiss} />}
    </li>
  );
}
