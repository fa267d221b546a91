import { serverLimits, type Figures, type ViewSource } from '@kollab/contract';
import { fewestShown } from '@kollab/contract/schemas';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { addDays, dayBegins } from '#src/platform/days.ts';
import { assertOwn, findRights } from '#src/work/access/project-access.service.ts';
import { adviceOn } from './advice.ts';
import * as queries from './analytics.queries.ts';
import { lastCounted } from './rolling-up.service.ts';

const enough = (people: number) => (people >= fewestShown ? people : null);

/** Throws projectNotFound, forbidden. */
export async function readFigures(
  { db, clock }: Context,
  person: Person,
  projectId: string,
): Promise<Figures> {
  const to = lastCounted(clock());
  const from = addDays(to, 1 - serverLimits.figuresDays);
  const [project, rows, vacancies] = await Promise.all([
    findRights(db, projectId),
    queries.listFigures(db, projectId, from, to),
    queries.listVacancies(db, projectId, dayBegins(new Date(from))),
  ]);
  assertOwn(project, person);
  return toFigures({ from, to }, rows, vacancies);
}

function toFigures(
  { from, to }: Pick<Figures, 'from' | 'to'>,
  rows: queries.FigureRow[],
  vacancies: queries.VacancyRow[],
): Figures {
  const sums = new Map<string, number>();
  for (const { part, subject_id: subject, people } of rows) {
    const key = part === 'opened' || part === 'began' ? `${part} ${subject}` : part;
    sums.set(key, (sums.get(key) ?? 0) + people);
  }
  const of = (key: string) => enough(sums.get(key) ?? 0);
  const bars = rows.filter(({ part }) => part === 'people');
  const places = (['carousel', 'search', 'matching', 'link', 'feed', 'saved'] as ViewSource[])
    .map((source) => ({ source, people: sums.get(source) ?? 0 }))
    .filter(({ people }) => people > 0);
  const seen = {
    from,
    to,
    people: of('people'),
    bars: bars.map(({ since, day, people }) => ({ from: since, to: day, people })),
    sources: places.toSorted((a, b) => b.people - a.people),
    elsewhere: of('other'),
    outside: of('outside'),
    vacancies: vacancies.map(({ id, title, isClosed, applied, accepted }) => ({
      id,
      title,
      isClosed,
      opened: of(`opened ${id}`),
      began: of(`began ${id}`),
      applied,
      accepted,
    })),
  };
  return { ...seen, advice: adviceOn(seen, vacancies) };
}
