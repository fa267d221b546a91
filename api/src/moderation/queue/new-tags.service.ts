import type { NewTagDecision } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import { knownTags } from '#src/people/tags/tags.service.ts';
import type { Revise } from '#src/review/decisions.service.ts';
import { tagsIn } from '#src/review/risks.ts';

type Changes = Parameters<typeof tagsIn>[0];

export async function listNewTags(db: Db, submissions: readonly Changes[]): Promise<string[][]> {
  const tags = submissions.map(tagsIn);
  const known = await knownTags(db, tags.flat());
  return tags.map((own) => own.filter((tag) => !known.has(tag)));
}

interface Vacancy {
  tags: string[];
}

type Meant = ReadonlyMap<string, string | undefined>;

/** What becomes of new tags, each once: undefined for those left out. */
async function readDecisions(
  db: Db,
  submitted: Changes,
  given: readonly NewTagDecision[],
): Promise<Meant> {
  const isSubmitted = new Set(tagsIn(submitted));
  const names = given.flatMap(({ tagName, becomes }) => [tagName, becomes ?? []].flat());
  const known = await knownTags(db, names);
  return new Map(
    given.map(({ tagName, becomes }) => {
      const isNew = isSubmitted.has(tagName) && !known.has(tagName);
      const name = becomes === null ? undefined : known.get(becomes);
      if (!isNew || (becomes !== null && name === undefined)) {
        throw new AppError('badInput', { field: 'tags' });
      }
      return [tagName, name];
    }),
  );
}

const withDecisions = (tags: readonly string[], meant: Meant) => [
  ...new Set(tags.flatMap((tag) => (meant.has(tag) ? (meant.get(tag) ?? []) : tag))),
];

function revised<T extends Changes[number]>(change: T, meant: Meant): T {
  if (change.field === 'tags') {
    return { ...change, new_value: withDecisions(change.new_value as string[], meant) };
  }
  if (change.field !== 'vacancies') return change;
  const vacancies = (change.new_value as Vacancy[]).map((vacancy) =>
    Object.assign({}, vacancy, { tags: withDecisions(vacancy.tags, meant) }),
  );
  if (vacancies.some(({ tags }) => tags.length === 0)) throw new AppError('incompleteVacancy');
  return { ...change, new_value: vacancies };
}

/**
 * Throws badInput where a tag is not new or what replaces it is not known, incompleteVacancy for a
 * vacancy without any tag left.
 */
export function revisingTags(given: readonly NewTagDecision[] = []): { revise?: Revise } {
  if (given.length === 0) return {};
  return {
    async revise(trx, submitted) {
      const meant = await readDecisions(trx, submitted, given);
      return submitted.map((change) => revised(change, meant));
    },
  };
}
