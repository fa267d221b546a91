import type { Figures } from '@kollab/contract';
import type { VacancyRow } from './analytics.queries.ts';

type Seen = Omit<Figures, 'advice'>;

/** Fewer say nothing of a vacancy. */
const telling = { opened: 20, began: 10 };

/**
 * The one thing to do next. It is drawn from what the owner is shown and from applications, which they
 * see by name: it tells nothing of its own.
 */
export function adviceOn(seen: Seen, vacancies: VacancyRow[]): Figures['advice'] {
  const about = (code: Figures['advice']['code'], vacancyId: string | null = null) => ({
    code,
    vacancyId,
  });
  const appliedTo = new Map(vacancies.map(({ id, applied }) => [id, applied]));
  const open = seen.vacancies
    .filter(({ isClosed }) => !isClosed)
    .toSorted((a, b) => (b.opened ?? 0) - (a.opened ?? 0));
  const applied = (id: string) => appliedTo.get(id) ?? 0;
  if (vacancies.some(({ waiting }) => waiting > 0)) return about('answer');
  if (open.length === 0) return about('open');
  if (seen.people === null) return about('share');
  const unsent = open.find(
    ({ id, began }) => began !== null && began >= telling.began && applied(id) * 2 < began,
  );
  if (unsent) return about('letter', unsent.id);
  const unwanted = open.find(
    ({ id, opened }) => opened !== null && opened >= telling.opened && applied(id) * 20 < opened,
  );
  if (unwanted) return about('describe', unwanted.id);
  const byLink = seen.sources.find(({ source }) => source === 'link')?.people ?? 0;
  return about(byLink * 2 > seen.people ? 'spread' : 'fine');
}
