import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { unnamed } from '#src/platform/database/statements.ts';
import {
  cardColumns,
  countsOf,
  pendingOfUnapproved,
  selectProjects,
} from '#src/work/projects/project-parts.sql.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

/**
 * What everybody may see, but for projects of those whom the reader does not meet: one look-up per
 * project found, however many people there are. A subquery among the conditions would be counted for
 * every project that is looked at, and the order of an index given up for it.
 */
const shown = (db: Db, readerId: string) =>
  db
    .selectFrom('projects')
    .innerJoinLateral(
      sql<{ is_met: boolean }>`(select owner.suspended_at is null and owner.hidden_at is null
        and ${isVisibleTo('owner', readerId)} as is_met
        from users as owner where owner.id = projects.owner_id offset 0)`.as('owning'),
      (join) => join.onTrue(),
    )
    .where('owning.is_met', '=', sql.lit(true))
    .where('projects.approved_at', 'is not', null)
    .where('projects.archived_at', 'is', null)
    .where('projects.deleted_at', 'is', null);

/** What to look for: words that each stand in a name or a tag, and how a name best begins. */
interface Sought {
  words: string[];
  start: string;
  limit: number;
}

const literally = (typed: string) => typed.replace(/[\\%_]/g, String.raw`\$&`);
const tidy = (text: ReturnType<typeof sql.ref>) => sql<string>`replace(lower(${text}), 'ё', 'е')`;
const name = tidy(sql.ref('projects.name'));

/** In the name or a tag: an index of three letters in a row knows both. */
const hasWord = (word: string) =>
  sql<SqlBool>`project_text(projects.name, projects.tags) like ${`%${literally(word)}%`}`;

const begins = (start: string) => sql<SqlBool>`${name} like ${`${literally(start)}%`}`;

/** The newest of them, in the order of an index. */
const newestOf = (query: ReturnType<typeof shown>, limit: number) =>
  query
    .select(['projects.id', 'projects.created_at'])
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(limit);

/** Those whose name begins so and those that have the words, apart: each is found without the others. */
function idsOf(db: Db, query: ReturnType<typeof shown>, { words, start, limit }: Sought) {
  let found = query;
  for (const word of words) found = found.where(hasWord(word));
  const all = db.selectFrom(newestOf(found, limit).as('found')).select('found.id');
  if (words.length === 0) return all;
  const first = newestOf(query.where(begins(start)), limit);
  return all.union(db.selectFrom(first.as('first')).select('first.id'));
}

/** Projects that a person may share, their own first, then by a name that begins so, then the newest. */
export function listShareable(db: Db, readerId: string, sought: Sought) {
  const own = shown(db, readerId).where('projects.owner_id', '=', readerId);
  const others = shown(db, readerId).where('projects.owner_id', '!=', readerId);
  return selectProjects(db)
    .where('projects.id', 'in', idsOf(db, own, sought).union(idsOf(db, others, sought)))
    .select(cardColumns)
    .select(sql<string>`projects.created_at::text`.as('position'))
    .select((eb) => countsOf(eb, readerId))
    .select(pendingOfUnapproved())
    .orderBy(sql`projects.owner_id = ${readerId}`, 'desc')
    .orderBy(begins(sought.start), 'desc')
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(sought.limit)
    .modifyEnd(unnamed)
    .execute();
}

/** A project that a person may share. */
export function findShareable(db: Db, readerId: string, id: string) {
  return shown(db, readerId)
    .where('projects.id', '=', id)
    .select([
      'projects.id',
      'projects.name',
      'projects.description',
      'projects.stage',
      'projects.tags',
    ])
    .executeTakeFirst();
}

export type Shareable = NonNullable<Awaited<ReturnType<typeof findShareable>>>;
