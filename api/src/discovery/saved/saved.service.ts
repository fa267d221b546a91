import type { Marks, Paging, RemindIn, SavedItem, SavedKind } from '@kollab/contract';
import { listCardsOf } from '#src/discovery/catalogue/vacancy-search.service.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor, type Page } from '#src/platform/paging.ts';
import { toPersonCard } from '#src/people/users/users.service.ts';
import { viewerFrom } from '#src/people/visibility/visibility.service.ts';
import { listFoundProjects } from '#src/work/projects/project-reading.service.ts';
import * as queries from './saved.queries.ts';

export { deleteSavedOf } from './saved.queries.ts';

const day = 24 * 60 * 60_000;
const after = { day, week: 7 * day } as const satisfies Record<RemindIn, number>;

const missing = {
  vacancy: 'vacancyNotFound',
  project: 'projectNotFound',
  person: 'userNotFound',
} as const;

interface Named {
  kind: SavedKind;
  id: string;
}

/** Throws vacancyNotFound, projectNotFound, userNotFound, tooManySaved. */
export async function save(
  { db, clock }: Context,
  person: Person,
  { kind, id }: Named,
  remindIn: RemindIn | null | undefined,
) {
  const item = { userId: person.id, kind, id };
  if (!(await queries.findInSight(db, item))) throw new AppError(missing[kind]);
  const at = clock();
  const remindAt = remindIn ? new Date(at.getTime() + after[remindIn]) : remindIn;
  const saved = await db.transaction().execute(async (trx) => {
    await queries.lockSaving(trx, person.id);
    const row = await queries.upsertSaved(trx, { ...item, at, remindAt });
    if (await queries.isFull(trx, item)) throw new AppError('tooManySaved');
    return row;
  });
  return { kind, id, isSaved: true, remindAt: saved.remind_at?.toISOString() ?? null };
}

/** One may forget what one sees no more. Again changes nothing. */
export async function forget({ db }: Context, person: Person, { kind, id }: Named) {
  await queries.deleteSaved(db, { userId: person.id, kind, id });
  return { kind, id, isSaved: false, remindAt: null };
}

type Cards = Map<string, (saved: Saved) => SavedItem>;
type Saved = Pick<SavedItem, 'id' | 'savedAt' | 'remindAt'>;

const readers: Record<
  SavedKind,
  (context: Context, ids: string[], person: Person) => Promise<Cards>
> = {
  async vacancy(context, ids, { id }) {
    const cards = await listCardsOf(context, ids, id);
    return new Map(
      cards.map((vacancy) => [vacancy.id, (saved) => ({ kind: 'vacancy', ...saved, vacancy })]),
    );
  },
  async project({ db }, ids, person) {
    const cards = await listFoundProjects(db, ids, viewerFrom(person));
    return new Map(
      cards.map((project) => [project.id, (saved) => ({ kind: 'project', ...saved, project })]),
    );
  },
  async person({ db }, ids) {
    const cards = (await queries.listPeople(db, ids)).map(toPersonCard);
    return new Map(
      cards.map((person) => [person.id, (saved) => ({ kind: 'person', ...saved, person })]),
    );
  },
};

const gone = (kind: SavedKind, saved: Saved): SavedItem =>
  kind === 'vacancy'
    ? { kind, ...saved, vacancy: null }
    : kind === 'project'
      ? { kind, ...saved, project: null }
      : { kind, ...saved, person: null };

/** Newest first. Throws badInput for a cursor we never gave. */
export async function listSaved(
  context: Context,
  person: Person,
  { kind, ...paging }: Paging & { kind: SavedKind },
): Promise<Page<SavedItem>> {
  const page = { kind, limit: paging.limit, after: readCursor(paging.cursor) };
  const rows = await queries.listSaved(context.db, person.id, page);
  const ids = rows.flatMap(({ id, is_in_sight: is }) => (is ? id : []));
  const cards: Cards = ids.length > 0 ? await readers[kind](context, ids, person) : new Map();
  return pageOf(rows, paging, (row) => {
    const saved = {
      id: row.id,
      savedAt: row.created_at.toISOString(),
      remindAt: row.remind_at?.toISOString() ?? null,
    };
    return cards.get(row.id)?.(saved) ?? gone(kind, saved);
  });
}

export async function readMarks(db: Db, { id }: Person): Promise<Marks> {
  const marks = await queries.listMarks(db, id);
  return {
    vacancies: marks.get('vacancy') ?? [],
    projects: marks.get('project') ?? [],
    people: marks.get('person') ?? [],
    followedProjects: marks.get('followed') ?? [],
  };
}
