import * as z from 'zod/mini';
import { vacancyTitle } from '@kollab/contract';
import type { Texts } from '#src/texts/texts.ts';
import { describeItem, describeText } from './changes.ts';

/** How much of a vacancy's text a card shows: enough to judge what it is about. */
const partLength = 70;

const text = z._default(z.nullable(z.string()), null);

const Vacancy = z.object({
  id: z.optional(z.unknown()),
  title: z.string(),
  level: text,
  experience: text,
  tags: z.array(z.unknown()),
  tasks: text,
  requirements: text,
  conditions: text,
  hoursAWeek: z._default(z.nullable(z.number()), null),
  until: text,
});
type Vacancy = z.output<typeof Vacancy>;

const readVacancies = (value: unknown): Vacancy[] =>
  Array.isArray(value) ? value.flatMap((item) => z.safeParse(Vacancy, item).data ?? []) : [];

/** What was added to a project's vacancies, changed in them and removed, a text for each. */
export function describeVacancies(before: unknown, after: unknown, texts: Texts): string[] {
  const old = readVacancies(before);
  const fresh = readVacancies(after);
  const kept = new Map(fresh.map((vacancy) => [vacancy, sameOf(old, vacancy)]));
  const removed = old.filter((vacancy) => ![...kept.values()].includes(vacancy));
  return [
    ...fresh.flatMap((vacancy) => describeVacancy(kept.get(vacancy), vacancy, texts)),
    ...removed.map(({ title }) => texts.projectCard.vacancy.removed(vacancyTitle(title))),
  ];
}

const sameOf = (old: Vacancy[], { id, title }: Vacancy) =>
  typeof id === 'string' && old.some((other) => other.id === id)
    ? old.find((other) => other.id === id)
    : old.find((other) => typeof other.id !== 'string' && other.title === title);

function describeVacancy(before: Vacancy | undefined, after: Vacancy, texts: Texts): string[] {
  const { vacancy } = texts.projectCard;
  const parts = describeParts(before, after, texts);
  if (before && parts.length === 0) return [];
  const title = vacancyTitle(after.title);
  const head = before ? vacancy.changed(title) : vacancy.added(title);
  return [[head, ...parts].join('\n')];
}

const partNames = [
  'title',
  'level',
  'experience',
  'tags',
  'tasks',
  'requirements',
  'conditions',
  'hoursAWeek',
  'until',
] as const;

function describeParts(before: Vacancy | undefined, after: Vacancy, texts: Texts): string[] {
  const { part: tell, parts } = texts.projectCard.vacancy;
  return partNames.flatMap((part) => {
    const [old, fresh] = [before, after].map((vacancy) => partOf(vacancy, part, texts));
    const isInHead = !before && part === 'title';
    if (old === fresh || isInHead) return [];
    return [tell(parts[part], describeText(old, fresh, texts, partLength))];
  });
}

function partOf(vacancy: Vacancy | undefined, part: (typeof partNames)[number], texts: Texts) {
  const said = textOf(vacancy?.[part], texts);
  const { experience, day } = texts.projectCard.vacancy;
  if (part === 'until') return said && day(said);
  return part === 'experience' ? experience(said) : said;
}

const textOf = (value: string | number | null | unknown[] | undefined, texts: Texts) =>
  Array.isArray(value)
    ? value.map((item) => describeItem(item, texts)).join(', ')
    : String(value ?? '');
