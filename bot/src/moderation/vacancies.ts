import * as z from 'zod/mini';
import { vacancyTitle } from '#src/messages/names.ts';
import { projectCard } from '#src/texts/project-card.ts';
import { describeText } from './changes.ts';
import { describeItem } from './list-items.ts';

const texts = projectCard.vacancy;

/** How much of a vacancy's text a card shows: enough to judge what it is about. */
const partLength = 70;

const text = z._default(z.nullable(z.string()), null);

const Vacancy = z.object({
  id: z.optional(z.unknown()),
  title: z.string(),
  level: text,
  experience: text,
  tags: z.pipe(
    z.array(z.unknown()),
    z.transform((tags) => tags.map(describeItem).join(', ')),
  ),
  tasks: text,
  requirements: text,
  conditions: text,
});
type Vacancy = z.output<typeof Vacancy>;

const readVacancies = (value: unknown): Vacancy[] =>
  Array.isArray(value) ? value.flatMap((item) => z.safeParse(Vacancy, item).data ?? []) : [];

/** What was added to a project's vacancies, changed in them and removed, a text for each. */
export function describeVacancies(before: unknown, after: unknown): string[] {
  const old = readVacancies(before);
  const fresh = readVacancies(after);
  const kept = new Map(fresh.map((vacancy) => [vacancy, sameOf(old, vacancy)]));
  const removed = old.filter((vacancy) => ![...kept.values()].includes(vacancy));
  return [
    ...fresh.flatMap((vacancy) => describeVacancy(kept.get(vacancy), vacancy)),
    ...removed.map(({ title }) => texts.removed(vacancyTitle(title))),
  ];
}

const sameOf = (old: Vacancy[], { id, title }: Vacancy) =>
  typeof id === 'string' && old.some((other) => other.id === id)
    ? old.find((other) => other.id === id)
    : old.find((other) => typeof other.id !== 'string' && other.title === title);

function describeVacancy(before: Vacancy | undefined, after: Vacancy): string[] {
  const parts = describeParts(before, after);
  if (before && parts.length === 0) return [];
  const title = vacancyTitle(after.title);
  const head = before ? texts.changed(title) : texts.added(title);
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
] as const;

function describeParts(before: Vacancy | undefined, after: Vacancy): string[] {
  return partNames.flatMap((part) => {
    const [old, fresh] = [before?.[part] ?? '', after[part] ?? ''];
    const isInHead = !before && part === 'title';
    if (old === fresh || isInHead) return [];
    return [texts.part(texts.parts[part], describeText(old, fresh, partLength))];
  });
}
