import { serverLimits } from '@kollab/contract';
import type { ViewSource } from '@kollab/contract';
import { fewestShown } from '@kollab/contract/schemas';
import { addDays, daysBetween } from '#src/platform/days.ts';

/** So many people, and of them those whom the owner does not know to have come: who never applied. */
export interface Cell {
  people: number;
  strangers: number;
}

export type Sources = Partial<Record<ViewSource, Cell>>;

interface VacancyCells {
  opened: Cell;
  began: Cell;
}

type Vacancies = Record<string, VacancyCells>;

/** What was counted of one day. */
export interface Counted {
  sources: Sources;
  vacancies: Vacancies;
  outside: number;
}

interface Block {
  since: string;
  sources: Sources;
  vacancies: Vacancies;
}

/** What was counted and not told yet. */
export interface Pending {
  /** The day on which the last bar ended. */
  told?: string;
  /** Until it makes a bar. */
  bar?: Block | undefined;
  /** Of bars, until their sources are told. */
  sources?: { since: string; cells: Sources } | undefined;
  /** Of bars, until it is told how many opened a vacancy. */
  vacancies?: Record<string, VacancyCells & { since: string; all: Cell }>;
  /** Of those, until it is told how many began a letter. */
  letters?: Record<string, VacancyCells & { since: string }>;
  outside?: { since: string; people: number } | undefined;
}

/** A number that the owner sees from now on: of the project, or of one of its vacancies. */
export interface Told {
  part: ViewSource | 'people' | 'outside' | 'opened' | 'began';
  since: string;
  people: number;
  vacancyId?: string;
}

const least = fewestShown;
const nobody: Cell = { people: 0, strangers: 0 };
const noViews: VacancyCells = { opened: nobody, began: nobody };
/** Sources wait so many days to be told one by one. */
const patience = 7;

const plus = (a: Cell, b: Cell): Cell => ({
  people: a.people + b.people,
  strangers: a.strangers + b.strangers,
});
const without = (whole: Cell, part: Cell): Cell => ({
  people: whole.people - part.people,
  strangers: whole.strangers - part.strangers,
});
const sumOf = (cells: Cell[]) => cells.reduce(plus, nobody);
const isSafe = ({ people, strangers }: Cell) => people === 0 || strangers >= least;

const keysOf = <K extends string>(...of: Partial<Record<K, unknown>>[]) =>
  [...new Set(of.flatMap((one) => Object.keys(one)))] as K[];

const addSources = (a: Sources, b: Sources): Sources =>
  Object.fromEntries(keysOf(a, b).map((key) => [key, plus(a[key] ?? nobody, b[key] ?? nobody)]));

const addCells = (a: VacancyCells, b: VacancyCells): VacancyCells => ({
  opened: plus(a.opened, b.opened),
  began: plus(a.began, b.began),
});

const addVacancies = (a: Vacancies, b: Vacancies): Vacancies =>
  Object.fromEntries(keysOf(a, b).map((id) => [id, addCells(a[id] ?? noViews, b[id] ?? noViews)]));

/** What waits for longer than views are kept is never told. */
const fresh = <T extends { since: string }>(waiting: T | undefined, day: string) =>
  waiting && daysBetween(waiting.since, day) < serverLimits.viewsKeptDays ? waiting : undefined;

/**
 * Adds what was counted of a day, which came after all that is pending, and says what may be told now
 * (decision 0051). `first` is the day from which the project could be seen.
 */
export function release(
  pending: Pending,
  { day, first }: { day: string; first: string },
  counted: Counted,
): { told: Told[]; pending: Pending } {
  const outside = tellOutside(fresh(pending.outside, day), day, counted.outside);
  const before = fresh(pending.bar, day);
  // A bar begins after what was told, and after what is told no more.
  const ended = pending.bar && !before ? addDays(day, -1) : pending.told;
  const block: Block = {
    since: before?.since ?? day,
    sources: addSources(before?.sources ?? {}, counted.sources),
    vacancies: addVacancies(before?.vacancies ?? {}, counted.vacancies),
  };
  const all = sumOf(Object.values(block.sources));
  if (all.strangers < least) {
    const bar = all.people > 0 ? block : undefined;
    const waiting = { ...pending, bar, outside: outside.pending };
    return {
      told: outside.told,
      pending: ended === undefined ? waiting : { ...waiting, told: ended },
    };
  }
  const next = ended === undefined ? first : addDays(ended, 1);
  const earliest = [next, addDays(day, 1 - serverLimits.viewsKeptDays)].toSorted().at(-1) ?? day;
  const since = [earliest, block.since].toSorted()[0] ?? day;
  const sources = tellSources(fresh(pending.sources, day), day, block);
  const vacancies = tellVacancies(pending, day, block);
  const bar: Told = { part: 'people', since: before ? since : day, people: all.people };
  return {
    told: [bar, ...outside.told, ...sources.told, ...vacancies.told],
    pending: {
      told: day,
      outside: outside.pending,
      sources: sources.pending,
      ...vacancies.pending,
    },
  };
}

function tellOutside(waiting: Pending['outside'], day: string, came: number) {
  const since = waiting?.since ?? day;
  const people = (waiting?.people ?? 0) + came;
  if (people < least) return { told: [], pending: people > 0 ? { since, people } : undefined };
  return { told: [{ part: 'outside', since, people } as const], pending: undefined };
}

/** Tells of each source, or after a week of those that are enough and of all the others together. */
function tellSources(waiting: Pending['sources'], day: string, block: Block) {
  const since = waiting?.since ?? block.since;
  const cells = addSources(waiting?.cells ?? {}, block.sources);
  const isTime = daysBetween(since, day) >= patience;
  if (!isTime && !Object.values(cells).every(isSafe))
    return { told: [], pending: { since, cells } };
  const apart = keysOf<ViewSource>(cells)
    .filter((source) => source !== 'other' && isEnough(cells[source]))
    .toSorted((a, b) => (cells[b]?.strangers ?? 0) - (cells[a]?.strangers ?? 0));
  const rest = () => {
    const others = keysOf<ViewSource>(cells).filter((source) => !apart.includes(source));
    return sumOf(others.map((source) => cells[source] ?? nobody));
  };
  while (!isSafe(rest())) apart.pop();
  const told: Told[] = apart.map((part) => ({ part, since, people: cells[part]?.people ?? 0 }));
  const { people } = rest();
  return {
    told: people > 0 ? [...told, { part: 'other', since, people } as const] : told,
    pending: undefined,
  };
}

const isEnough = (cell = nobody) => cell.strangers >= least;

/** Tells of each vacancy how many opened it, and of those how many began a letter. */
function tellVacancies(pending: Pending, day: string, block: Block) {
  const told: Told[] = [];
  const vacancies: NonNullable<Pending['vacancies']> = {};
  const letters: NonNullable<Pending['letters']> = {};
  const all = sumOf(Object.values(block.sources));
  for (const id of keysOf(pending.vacancies ?? {}, pending.letters ?? {}, block.vacancies)) {
    const waiting = fresh(pending.vacancies?.[id], day);
    const written = fresh(pending.letters?.[id], day);
    const { since } = waiting ?? block;
    const of = { ...addCells(waiting ?? noViews, block.vacancies[id] ?? noViews), since };
    const whole = plus(waiting?.all ?? nobody, all);
    if (written) letters[id] = written;
    if (!isEnough(of.opened) || !isSafe(without(whole, of.opened))) {
      if (of.opened.people > 0) vacancies[id] = { ...of, all: whole };
      continue;
    }
    told.push({ part: 'opened', vacancyId: id, since, people: of.opened.people });
    const both = { ...addCells(written ?? noViews, of), since: written?.since ?? since };
    const isTold = isEnough(both.began) && isSafe(without(both.opened, both.began));
    if (isTold) {
      told.push({ part: 'began', vacancyId: id, since: both.since, people: both.began.people });
      delete letters[id];
    } else letters[id] = both;
  }
  return { told, pending: { vacancies, letters } };
}
