import { isVacancyComplete, limits, vacancyExperiences, vacancyLevels } from '@kollab/contract';
import { VacancyInput } from '@kollab/contract/schemas';
import { texts } from '#src/texts/common.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { isRecord } from '#src/device/drafts.ts';
import { tagNames } from '#src/shared/tags/tag-list.ts';
import { type FormVacancy, readVacancy } from './project-form.ts';

/** `tag` is the one that is being looked for. */
export type TypedVacancy = Omit<FormVacancy, 'id'> & { tag: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function readTypedVacancy(kept: unknown): TypedVacancy {
  const typed = isRecord(kept) ? kept : {};
  return {
    title: textOf(typed.title),
    level: vacancyLevels.find((level) => level === typed.level) ?? null,
    experience: vacancyExperiences.find((years) => years === typed.experience) ?? null,
    tags: tagNames(typed.tags),
    tasks: textOf(typed.tasks),
    requirements: textOf(typed.requirements),
    conditions: textOf(typed.conditions),
    hoursAWeek: typeof typed.hoursAWeek === 'number' ? typed.hoursAWeek : null,
    until: textOf(typed.until) || null,
    places: typeof typed.places === 'number' ? typed.places : undefined,
    tag: textOf(typed.tag),
  };
}

const checkedFields = ['title', 'tag', 'tasks', 'requirements', 'conditions'] as const;
type CheckedField = (typeof checkedFields)[number];
export type VacancyErrors = Partial<Record<CheckedField, string>>;

const longTexts = ['tasks', 'requirements', 'conditions'] as const;

/** The first error says what a vacancy needs, each other what it lacks itself. */
function missing({ title, tags, ...typed }: TypedVacancy): VacancyErrors {
  const { incomplete, noTag, noText } = projectFormTexts.vacancyForm;
  const isTitled = title.trim() !== '';
  const isTagged = tags.length > 0;
  return {
    ...(!isTitled && { title: incomplete }),
    ...(!isTagged && { tag: isTitled ? incomplete : noTag }),
    ...(!longTexts.some((field) => typed[field].trim()) && {
      tasks: isTitled && isTagged ? incomplete : noText,
    }),
  };
}

/** Spec §5. */
export function readTyped(typed: TypedVacancy): { vacancy?: FormVacancy; errors: VacancyErrors } {
  const words = projectFormTexts.vacancyForm;
  if (!isVacancyComplete(typed)) return { errors: missing(typed) };
  const tooLong = longTexts.filter((field) => typed[field].trim().length > limits.vacancyText);
  if (tooLong.length > 0) {
    return { errors: Object.fromEntries(tooLong.map((field) => [field, words.tooLong])) };
  }
  const { tag: _, ...input } = typed;
  const read = VacancyInput.safeParse(input);
  if (read.success) return { vacancy: readVacancy(read.data), errors: {} };
  const field = checkedFields.find((name) => name === read.error.issues[0]?.path[0]) ?? 'title';
  return { errors: { [field]: texts.errors.badValue } };
}
