import { paths, type VacancyCard as Vacancy, sayFacts } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { CardBookmark } from '#src/shared/save/card-bookmark.tsx';
import { MatchWords } from '#src/shared/tags/match-chips.tsx';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { askedOf, placesOf, timeLeftOf, vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import { CoverThumb } from './cover-thumb.tsx';
import { useOpening } from './shared-cover.tsx';
import styles from './found-card.module.css';

/** A vacancy in a list, with how the reader's skills fit; the whole card opens it, each tag its search. */
export function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const { match, id, projectId, title, applicationStatus } = vacancy;
  const { applied, inTeam, applications } = vacancyTexts.list;
  const asked = [...askedOf(vacancy), ...placesOf(vacancy), ...timeLeftOf(vacancy)];
  const isSought = applicationStatus === null && vacancy.applicationsCount > 0;
  const facts = sayFacts(...asked, isSought && applications(vacancy.applicationsCount));
  const fits = match !== null && match.matched.length + match.related.length > 0;
  const { isOpening, link } = useOpening(id, { card: vacancy });
  const cover = { ...vacancy, id: projectId };
  return (
    <li className={styles.card} data-testid="vacancy-card">
      <CoverThumb project={cover} size={56} isShared={isOpening} />
      <div className={styles.head}>
        <Link to={paths.vacancy(projectId, id)} className={styles.name} {...link}>
          {title}
        </Link>
        <p className={styles.brief}>{vacancy.projectTitle}</p>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
      <div className={styles.rest}>
        <TagLinks
          label={vacancyFactTexts.skills}
          names={vacancy.tags.map(({ tagName }) => tagName)}
          of="vacancies"
          match={match}
          isDense
        />
        {fits && <MatchWords match={match} shown={['related']} />}
        {applicationStatus !== null && (
          <Badge tone={applicationStatus === 'Accepted' ? 'success' : 'accent'}>
            {applicationStatus === 'Accepted' ? inTeam : applied}
          </Badge>
        )}
      </div>
      <CardBookmark kind="vacancy" id={id} name={title} />
    </li>
  );
}
