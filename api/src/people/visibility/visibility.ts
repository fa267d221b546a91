import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { prepared } from '#src/platform/database/prepared.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Actor, Person } from '#src/platform/access/actor.ts';

/** Who looks, as far as it matters for whom they see. */
export interface Viewer {
  id: string | undefined;
  isModerator: boolean;
}

export const viewerFrom = ({ id, role, isSuspended }: Person): Viewer => ({
  id,
  isModerator: role !== 'user' && !isSuspended,
});

export const viewerOf = (actor: Actor): Viewer =>
  actor.kind === 'person' ? viewerFrom(actor.person) : { id: undefined, isModerator: false };

type Part = RawBuilder<unknown>;

/**
 * Whether neither of two people blocked the other, as a part of a query: two look-ups by a key.
 * Without the offset the planner may read everybody's blocks instead.
 */
export const areOpen = (a: Part, b: Part) =>
  sql<SqlBool>`(not exists (select from blocks where blocker_id = ${a} and blocked_id = ${b} offset 0)
    and not exists (select from blocks where blocker_id = ${b} and blocked_id = ${a} offset 0))`;

/** The same of a person and who looks; nobody keeps strangers away. */
export const isUnblocked = (personId: Part, viewerId: string | undefined) =>
  areOpen(personId, sql`${viewerId ?? null}::uuid`);

/**
 * Whether a viewer may see a person of the table or alias, as a part of a query: moderators did not
 * take them from view, and neither blocked the other. Oneself always.
 */
export function isVisibleTo(people: string, viewerId: string | undefined) {
  const id = sql.ref(`${people}.id`);
  return sql<SqlBool>`(${id} is not distinct from ${viewerId ?? null}::uuid
    or (${sql.ref(`${people}.hidden_at`)} is null and ${isUnblocked(id, viewerId)}))`;
}

/** Whether cards may tell of a person: whoever left Kollab is on them without a name. */
export const isThereOrGone = (people: string) =>
  sql<SqlBool>`((${sql.ref(`${people}.hidden_at`)} is null
      and ${sql.ref(`${people}.suspended_at`)} is null)
    or ${sql.ref(`${people}.deleted_at`)} is not null)`;

const blocksBetween = prepared(['a', 'b'], (db, { a, b }: { a: string; b: string }) =>
  db
    .selectFrom('blocks')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', a), eb('blocked_id', '=', b)]),
        eb.and([eb('blocker_id', '=', b), eb('blocked_id', '=', a)]),
      ]),
    ),
);

/** Whether one of two people blocked the other. */
export async function areApart(db: Db, a: string, b: string) {
  return (await blocksBetween(db, { a, b })).length > 0;
}

/** What two people do about each other waits for its turn, until the transaction ends. */
export async function lockPair(trx: Trx, a: string, b: string) {
  const pair = [a, b].toSorted().join(':');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pair:${pair}`}, 0))`.execute(trx);
}

interface Seen {
  id: string;
  approved_at: Date | null;
  suspended_at: Date | null;
  hidden_at: Date | null;
  deleted_at: Date | null;
}

const isThere = ({ suspended_at: suspendedAt, hidden_at: hiddenAt }: Seen) =>
  suspendedAt === null && hiddenAt === null;

/**
 * Whether a person may be reached by another: followed, invited, applied to. Moderators reach no
 * further than anybody.
 */
export async function isReachable(db: Db, person: Seen, byId: string) {
  if (person.id === byId) return true;
  return isThere(person) && !(await areApart(db, person.id, byId));
}

/**
 * Whether a person may be looked at. Moderators see everyone who is here, nobody in particular only
 * who agreed to be public.
 */
export async function isVisible(db: Db, person: Seen, { id, isModerator }: Viewer) {
  if (person.deleted_at) return false;
  if (isModerator || person.id === id) return true;
  if (id === undefined) return person.approved_at !== null && isThere(person);
  return isReachable(db, person, id);
}
