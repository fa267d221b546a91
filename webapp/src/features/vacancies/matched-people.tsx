import { limits, paths, type VacancyDetails } from '@kollab/contract';
import { useState } from 'react';
import { isMissing } from '#src/api/failure.ts';
import { useLoad } from '#src/api/load.ts';
import { matchedPeopleQuery } from '#src/api/matching.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { texts } from '#src/texts/common.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { MatchedPersonCard } from './matched-person.tsx';
import styles from './matched-person.module.css';

const words = matchingTexts.people;
const shownAtOnce = 3;

function People({ vacancy }: { vacancy: VacancyDetails }) {
  const [showsAll, setShowsAll] = useState(false);
  const place = { projectId: vacancy.projectId, vacancyId: vacancy.id };
  const { data, error, retry } = useLoad(matchedPeopleQuery(place.projectId, place.vacancyId));
  // Nobody but its owner sees it yet.
  if (isMissing(error)) return null;
  if (error && !data) {
    return (
      <Cell isAccent detail={words.loadFailed} onClick={retry}>
        {texts.common.retry}
      </Cell>
    );
  }
  if (!data) return <p className={styles.none}>{texts.common.loading}</p>;
  if (data.length === 0) return <p className={styles.none}>{words.none}</p>;
  const first = vacancy.isWithoutApplications ? limits.peopleToCall : shownAtOnce;
  const shown = showsAll ? data : data.slice(0, first);
  return (
    <>
      <ul>
        {shown.map((person) => (
          <MatchedPersonCard key={person.telegramId} place={place} person={person} />
        ))}
      </ul>
      {shown.length < data.length && (
        <Cell isAccent onClick={() => setShowsAll(true)}>
          {words.more(data.length - shown.length)}
        </Cell>
      )}
      <Cell to={paths.howWeMatch} isQuiet>
        {matchingTexts.match.how}
      </Cell>
    </>
  );
}

/**
 * «Кому это подойдёт»: best first; where nobody has applied for days, first of all whom nobody
 * called lately.
 */
export function MatchedPeople({ vacancy }: { vacancy: VacancyDetails }) {
  return (
    <Section
      title={vacancy.isWithoutApplications ? words.withoutApplications : words.title}
      testId="matched-people"
    >
      <People vacancy={vacancy} />
    </Section>
  );
}
