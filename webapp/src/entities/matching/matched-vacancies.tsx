import { type MatchedVacancy, paths } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { matchedVacanciesQuery } from '#src/api/matching.ts';
import { useMe } from '#src/api/me.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { ColdStart } from './later-cold-start.tsx';
import { MatchedVacancyCard } from './matched-vacancy-card.tsx';

const shownAtOnce = 3;

/** Up to three vacancies that fit the reader, and the way to all; nothing where there are none. */
export function MatchedVacancies() {
  const { data: vacancies } = useQuery(matchedVacanciesQuery);
  return vacancies && <VacanciesForMe vacancies={vacancies} />;
}

interface VacanciesForMeProps {
  vacancies: readonly MatchedVacancy[];
  title?: string;
  /** Whether there may be more than these. */
  mayBeMore?: boolean;
}

/** Vacancies that fit the reader, as they were found already. */
export function VacanciesForMe({ vacancies, title, mayBeMore = false }: VacanciesForMeProps) {
  const me = useMe();
  if (me.lookingForTeam === 'no') return null;
  const { title: fitting, fresh, all } = matchingTexts.vacancies;
  const isFresh = vacancies.every(({ match }) => match === null);
  if (vacancies.length === 0 && me.tags.length > 0) return null;
  return (
    <Section
      title={isFresh && vacancies.length > 0 ? fresh : (title ?? fitting)}
      testId="matched-vacancies"
    >
      <ColdStart me={me} vacancies={vacancies} />
      <ul>
        {vacancies.slice(0, shownAtOnce).map((vacancy) => (
          <MatchedVacancyCard key={vacancy.vacancyId} vacancy={vacancy} />
        ))}
      </ul>
      {(mayBeMore || vacancies.length > shownAtOnce) && !isFresh && (
        <Cell to={paths.matches}>{all}</Cell>
      )}
      <Cell to={paths.howWeMatch} isQuiet>
        {matchingTexts.match.how}
      </Cell>
    </Section>
  );
}
