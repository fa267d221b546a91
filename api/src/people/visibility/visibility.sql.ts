import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Part = RawBuilder<unknown>;

/**
 * Whether neither of two people blocked the other, as a part of a query: two look-ups by a key.
 * Without the offset the planner may read everybody's blocks instead.
 */
export const areUnblocked = (a: Part, b: Part) =>
  sql<SqlBool>`(not exists (select from blocks where blocker_id = ${a} and blocked_id = ${b} offset 0)
    and not exists (select from blocks where blocker_id = ${b} and blocked_id = ${a} offset 0))`;

/**
 * The same of a person and who looks; nobody keeps strangers away. Few block or are blocked at all,
 * which is asked first, and once for all the people of a query.
 */
export function isUnblocked(personId: Part, viewerId: string | undefined) {
  const viewer = sql`${viewerId ?? null}::uuid`;
  return sql<SqlBool>`((select not exists (select from blocks where blocker_id = ${viewer})
      and not exists (select from blocks where blocked_id = ${viewer}))
    or ${areUnblocked(personId, viewer)})`;
}

/**
 * Whether a viewer may see a person of the table or alias, as a part of a query: moderators did not
 * take them from view, and neither blocked the other. Oneself always.
 */
export function isVisibleTo(people: string, viewerId: string | undefined) {
  const id = sql.ref(`${people}.id`);
  return sql<SqlBool>`(${id} is not distinct from ${viewerId ?? null}::uuid
    or (${sql.ref(`${people}.hidden_at`)} is null and ${isUnblocked(id, viewerId)}))`;
}

export const isReachableBy = (people: string, byId: string) =>
  sql<SqlBool>`(${sql.ref(`${people}.suspended_at`)} is null and ${isVisibleTo(people, byId)})`;

/** Whether cards may tell of a person: whoever left Kollab is on them without a name. */
export const isThereOrGone = (people: string) =>
  sql<SqlBool>`(${sql.ref(`${people}.is_visible`)}
    or ${sql.ref(`${people}.deleted_at`)} is not null)`;

/**
 * How many of an array of people, in which null stands for guests, are not out of sight: an index knows
 * the few who are, and is asked once for all.
 */
export const countInSight = (people: Part) =>
  sql<number>`coalesce(cardinality(${people}), 0) - (select count(*)::int from users
    where id = any (${people}) and not is_visible)`;
