import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/database/schema.ts';
import {
  cardColumns,
  countsOf,
  pendingOfUnapproved,
  selectProjects,
} from '#src/projects/project-parts.ts';
import { isVisibleTo } from '#src/safety/visibility.ts';

/** What everybody may see, but for projects of those whom the reader does not meet. */
const shown = (db: Db, readerId: string) =>
  db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .where('projects.approved_at', 'is not', null)
    .where('projects.archived_at', 'is', null)
    .where('projects.deleted_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .where('owner.hidden_at', 'is', null)
    .where(isVisibleTo('owner', readerId));

/** What to look for: words that each stand in a name or a tag, and how a name best begins. */
interface Sought {
  words: string[];
  start: string;
  limit: number;
}

const literally = (typed: string) => typed.replace(/[\\%_]/g, String.raw`\$&`);
const tidy = (text: ReturnType<typeof sql.ref>) => sql<string>`replace(lower(${text}), 'ё', 'е')`;
const name = tidy(sql.ref('projects.name'));

const hasWord = (word: string) => {
  const pattern = `%${literally(word)}%`;
  return sql<SqlBool>`(${name} like ${pattern} or exists (
    select from jsonb_array_elements_text(projects.tags) as tags (tag)
    where ${tidy(sql.ref('tags.tag'))} like ${pattern}))`;
};

/** Found by its name's beginning comes first, then the newest; the order of an index for no words. */
function idsOf(query: ReturnType<typeof shown>, { words, start, limit }: Sought) {
  let found = query.select(['projects.id', 'projects.created_at']);
  for (const word of words) found = found.where(hasWord(word));
  const isFirst = sql`${name} like ${`${literally(start)}%`}`;
  if (words.length > 0) found = found.orderBy(isFirst, 'desc');
  return found.orderBy('projects.created_at', 'desc').orderBy('projects.id', 'desc').limit(limit);
}

/** Projects that a person may share, their own first. */
export function listShareable(db: Db, readerId: string, sought: Sought) {
  const own = idsOf(shown(db, readerId).where('projects.owner_id', '=', readerId), sought);
  const others = idsOf(shown(db, readerId).where('projects.owner_id', '!=', readerId), sought);
  const ids = db
    .selectFrom(own.as('own'))
    .select('own.id')
    .union(db.selectFrom(others.as('others')).select('others.id'));
  return selectProjects(db)
    .where('projects.id', 'in', ids)
    .select(cardColumns)
    .select(sql<string>`projects.created_at::text`.as('position'))
    .select((eb) => countsOf(eb, readerId))
    .select((eb) => pendingOfUnapproved(eb))
    .orderBy(sql`projects.owner_id = ${readerId}`, 'desc')
    .orderBy(sql`${name} like ${`${literally(sought.start)}%`}`, 'desc')
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(sought.limit)
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
