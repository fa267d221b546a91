import type { ViewSource } from '@kollab/contract';
import { fewestShown } from '@kollab/contract/schemas';

/** `strangers` never applied: the owner does not know that they came. */
export interface Cell {
  people: number;
  strangers: number;
}

/** Over a range of days, each person once, from where they came first. */
export interface Counted {
  sources: (Cell & { source: ViewSource })[];
  vacancies: { id: string; opened: Cell; began: Cell }[];
}

export interface PublishedCount {
  part: ViewSource | 'people' | 'outside' | 'opened' | 'began';
  people: number;
  vacancyId?: string;
}

const nobody: Cell = { people: 0, strangers: 0 };
const sumOf = (cells: Cell[]): Cell =>
  cells.reduce(
    (sum, { people, strangers }) => ({
      people: sum.people + people,
      strangers: sum.strangers + strangers,
    }),
    nobody,
  );
const without = (whole: Cell, part: Cell): Cell => ({
  people: whole.people - part.people,
  strangers: whole.strangers - part.strangers,
});
const isEnough = ({ strangers }: Cell) => strangers >= fewestShown;
const isSafe = (cell: Cell) => cell.people === 0 || isEnough(cell);

/**
 * What may be published of a range of days (decision 0051): no number, and no difference of two, is of one to four
 * strangers. Nothing of a range in which fewer than five came.
 */
export function suppress({ sources, vacancies }: Counted): PublishedCount[] {
  const all = sumOf(sources);
  if (!isEnough(all)) return [];
  return [
    { part: 'people', people: all.people },
    ...publishSources(sources),
    ...vacancies.flatMap((vacancy) => publishVacancy(vacancy, all)),
  ];
}

/**
 * Each source that is enough, and all others together; while these are too few, the smallest source
 * joins them.
 */
function publishSources(sources: Counted['sources']): PublishedCount[] {
  const apart = sources
    .filter((cell) => cell.source !== 'other' && isEnough(cell))
    .toSorted((a, b) => b.strangers - a.strangers);
  const rest = () => sumOf(sources.filter((cell) => !apart.includes(cell)));
  while (!isSafe(rest())) apart.pop();
  const { people } = rest();
  const published: PublishedCount[] = apart.map(({ source, people: count }) => ({
    part: source,
    people: count,
  }));
  return people > 0 ? [...published, { part: 'other', people }] : published;
}

/**
 * Only if both who opened it and who did not are enough; of the former, the same for a begun
 * letter.
 */
function publishVacancy(
  { id, opened, began }: Counted['vacancies'][number],
  all: Cell,
): PublishedCount[] {
  if (!isEnough(opened) || !isSafe(without(all, opened))) return [];
  const published: PublishedCount[] = [{ part: 'opened', vacancyId: id, people: opened.people }];
  const isPublished = isEnough(began) && isSafe(without(opened, began));
  return isPublished
    ? [...published, { part: 'began', vacancyId: id, people: began.people }]
    : published;
}
