import { displayName } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, SubjectType, Trx } from '#src/platform/database/schema.ts';
import type { SubjectRef } from './subject.ts';

export async function findPersonName(db: Db, id: string | null) {
  if (id === null) return null;
  const person = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst();
  return person ? displayName(person) : null;
}

export async function findClaimer(db: Db, id: string | null) {
  if (id === null) return null;
  const claimer = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['telegram_id', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst();
  return claimer ?? null;
}

/** Where a person stands at this moment, whatever they were when their request came in. */
export function findStanding(db: Db, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['role', 'suspended_at'])
    .executeTakeFirst();
}

export async function hasOtherModerators(db: Db, id: string) {
  const other = await db
    .selectFrom('users')
    .where('role', '=', 'moderator')
    .where('suspended_at', 'is', null)
    .where('id', '!=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export interface Seen {
  id: string;
  version: number;
}

/**
 * Keeps which versions a moderator was shown. Who looks again and again at the same has it kept once
 * an hour, so that a queue that is polled writes nothing.
 */
export async function keepSeen(
  db: Db,
  { moderatorId, type, at }: { moderatorId: string; type: SubjectType; at: Date },
  seen: readonly Seen[],
) {
  if (seen.length === 0) return;
  const [ids, versions] = [seen.map(({ id }) => id), seen.map(({ version }) => version)];
  await sql`insert into submissions_seen (moderator_id, subject_type, subject_id, version, seen_at)
    select ${moderatorId}, ${type}, shown.id, max(shown.version), ${at}
    from unnest(${ids}::uuid[], ${versions}::integer[]) as shown (id, version)
    where not exists (select from submissions_seen as known
      where known.moderator_id = ${moderatorId} and known.subject_type = ${type}
        and known.subject_id = shown.id and known.version = shown.version
        and known.seen_at > ${at}::timestamptz - interval '1 hour')
    group by shown.id order by shown.id
    on conflict on constraint submissions_seen_pkey
      do update set version = excluded.version, seen_at = excluded.seen_at`.execute(db);
}

export async function findSeenVersion(db: Db, moderatorId: string, { type, id }: SubjectRef) {
  const seen = await db
    .selectFrom('submissions_seen')
    .where('moderator_id', '=', moderatorId)
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .select('version')
    .executeTakeFirst();
  return seen?.version;
}

/** What a moderator decided on they need not be shown any more: what comes next is another thing. */
export async function forgetSeen(trx: Trx, moderatorId: string, { type, id }: SubjectRef) {
  await trx
    .deleteFrom('submissions_seen')
    .where('moderator_id', '=', moderatorId)
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .execute();
}
