import { type MatchedVacancy, paths } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { matchedVacanciesQuery } from '#src/api/matching.ts';
import { useMe } from '#src/api/me.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { ColdStart, ColdVacancies } from './lazy-cold-start.tsx';
import { shownAtOnce, VacanciesSection } from './vacancies-section.tsx';

/** Up to three, and the way to all; nothing where there are none. */
export function MatchedVacancies() {
  const { data: vacancies } = useQuery(matchedVacanciesQuery);
  return vacancies && <VacanciesForMe vacancies={vacancies} />;
}

interface VacanciesForMeProps {
  vacancies: readonly MatchedVacancy[];
  title?: string;
  mayBeMore?: boolean;
}

export function VacanciesForMe({ vacancies, title, mayBeMore = false }: VacanciesForMeProps) {
  const me = useMe();
  if (me.lookingForTeam === 'no') return null;
  if (vacancies.length === 0 && me.tags.length > 0) return null;
  if (vacancies.every(({ match }) => match === null)) {
    return <ColdVacancies me={me} fresh={vacancies} />;
  }
  return (
    <VacanciesSection
      title={title ?? matchingTexts.vacancies.title}
      vacancies={vacancies}
      all={mayBeMore || vacancies.length > shownAtOnce ? paths.matches : undefined}
    >
      <ColdStart me={me} shown="fitting" />
    </VacanciesSection>
  );
}
