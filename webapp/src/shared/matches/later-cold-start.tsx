import { Suspense } from 'react';
import { later } from '#src/kit/lib/later.tsx';
import { matchingTexts } from '#src/texts/matching.ts';
import type { ColdStartProps } from './cold-start.tsx';
import type { ColdVacanciesProps } from './cold-vacancies.tsx';
import { VacanciesSection } from './vacancies-section.tsx';

const load = () => import('./cold-vacancies.tsx');
const LaterStart = later(async () => ({ default: (await load()).ColdStart }));
const LaterVacancies = later(load);
LaterVacancies.comeAlong();

/** With the drafts it writes, which nothing else on a list needs. */
export function ColdStart(props: ColdStartProps) {
  return (
    <Suspense>
      <LaterStart {...props} />
    </Suspense>
  );
}

export function ColdVacancies(props: ColdVacanciesProps) {
  const { fresh = [] } = props;
  const meanwhile = fresh.length > 0 && (
    <VacanciesSection title={matchingTexts.vacancies.fresh} vacancies={fresh} />
  );
  return (
    <Suspense fallback={meanwhile}>
      <LaterVacancies {...props} />
    </Suspense>
  );
}
