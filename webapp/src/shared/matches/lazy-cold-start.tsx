import { Suspense } from 'react';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { matchingTexts } from '#src/texts/matching.ts';
import type { ColdStartProps } from './cold-start.tsx';
import type { ColdVacanciesProps } from './cold-vacancies.tsx';
import { VacanciesSection } from './vacancies-section.tsx';

const load = () => import('./cold-vacancies.tsx');
const LazyStart = lazyWithPreload(async () => ({ default: (await load()).ColdStart }));
const LazyVacancies = lazyWithPreload(load);
LazyVacancies.preloadAlong();

/** With the drafts it writes, which nothing else on a list needs. */
export function ColdStart(props: ColdStartProps) {
  return (
    <Suspense>
      <LazyStart {...props} />
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
      <LazyVacancies {...props} />
    </Suspense>
  );
}
