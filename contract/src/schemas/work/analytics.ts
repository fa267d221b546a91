import * as z from 'zod/mini';
import { Day } from '#src/schemas/ids.ts';

/** Fewer people than that are never told apart. */
export const fewestShown = 5;

export const ViewSource = z.enum([
  'carousel',
  'search',
  'matching',
  'link',
  'feed',
  'saved',
  'other',
]);
export type ViewSource = z.output<typeof ViewSource>;

const people = z.int().check(z.minimum(fewestShown));
/** Null: fewer than five, or so many that another number would tell of fewer than five. */
const count = z.nullable(people);

export const FiguresAdvice = z.enum([
  'answer',
  'share',
  'open',
  'letter',
  'describe',
  'spread',
  'fine',
]);
export type FiguresAdvice = z.output<typeof FiguresAdvice>;

const VacancyFigures = z.object({
  id: z.string(),
  title: z.string(),
  isClosed: z.boolean(),
  opened: count,
  began: count,
  /** These the owner knows by name. */
  applied: z.int(),
  accepted: z.int(),
});
export type VacancyFigures = z.output<typeof VacancyFigures>;

/** How often a project was opened: each person once a week. Of views never a number below five. */
export const Figures = z.object({
  from: Day,
  to: Day,
  people: count,
  /** Weeks, oldest first; those that too few came in stand together with the next. */
  bars: z.array(z.object({ from: Day, to: Day, people })),
  sources: z.array(z.object({ source: ViewSource, people })),
  /** From all other places together. */
  elsewhere: count,
  /** On the page outside Telegram, where nobody says who they are; not among `people`. */
  outside: count,
  vacancies: z.array(VacancyFigures),
  advice: z.object({ code: FiguresAdvice, vacancyId: z.nullable(z.string()) }),
});
export type Figures = z.output<typeof Figures>;
