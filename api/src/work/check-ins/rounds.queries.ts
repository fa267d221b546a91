import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { awayEnd } from '#src/platform/outbox/timing.sql.ts';
import { isAsked, isOpen, isWorkedOn, slotsAt } from './check-ins.sql.ts';

export async function listDue(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ projectId: string; ownerId: string }>`
    select project_id as "projectId", owner_id as "ownerId" from check_in_plans
      join projects on projects.id = project_id
    where due_at <= ${now} and day is not null order by due_at limit ${limit}`.execute(db);
  return rows;
}

export interface Plan {
  due_at: Date;
  week: string | null;
  silent_weeks: number;
  doubted_at: Date | null;
  owner_id: string;
  isLive: boolean;
  isOwnerAway: boolean;
  slot: Date;
  /** The Monday of the slot's week. */
  slotWeek: string;
  next: Date;
}

export async function lockPlan(trx: Trx, projectId: string, now: Date): Promise<Plan | undefined> {
  const { rows } = await sql<Plan>`
    select plans.due_at, plans.week::text, plans.silent_weeks, plans.doubted_at, projects.owner_id,
      ${isWorkedOn} and (select count(*) >= 2 from users where ${isAsked}
        and users.id in (select user_id from participants where project_id = projects.id
          and state = 'member')) as "isLive",
      coalesce(${awayEnd('settings')} > ${now}, false) as "isOwnerAway",
      slots.slot, slots.week::text as "slotWeek", slots.next
    from check_in_plans as plans
      join projects on projects.id = plans.project_id
      join users as owner on owner.id = projects.owner_id
      left join notification_settings as settings on settings.user_id = projects.owner_id
      cross join ${slotsAt(now)}
    where plans.project_id = ${projectId} and plans.day is not null
    for update of plans`.execute(trx);
  return rows[0];
}

interface PlanChange {
  due_at?: Date;
  week?: string;
  silent_weeks?: number;
  doubted_at?: Date | null;
}

export async function updatePlan(trx: Trx, projectId: string, change: PlanChange) {
  await trx.updateTable('check_in_plans').set(change).where('project_id', '=', projectId).execute();
}

export async function reschedule(
  trx: Trx,
  of: { projectId: string } | { ownerId: string },
  now: Date,
) {
  const which =
    'projectId' in of
      ? sql`projects.id = ${of.projectId}`
      : sql`projects.owner_id = ${of.ownerId} and plans.doubted_at is null`;
  await sql`update check_in_plans set due_at = slots.next
    from check_in_plans as plans
      join projects on projects.id = plans.project_id
      left join notification_settings as settings on settings.user_id = projects.owner_id
      cross join ${slotsAt(now)}
    where check_in_plans.project_id = plans.project_id and plans.day is not null and ${which}
  `.execute(trx);
}

export async function doubtAnew(trx: Trx, projectId: string, now: Date) {
  await trx
    .updateTable('check_in_plans')
    .set({ doubted_at: null, due_at: now })
    .where('project_id', '=', projectId)
    .where('doubted_at', 'is not', null)
    .execute();
}

export async function shiftDoubts(trx: Trx, ownerId: string, seconds: number) {
  await sql`update check_in_plans set due_at = due_at + make_interval(secs => ${seconds})
    from projects where projects.id = project_id and owner_id = ${ownerId}
      and doubted_at is not null`.execute(trx);
}

/**
 * Asks everybody of a team who is not away, where there are two at least; answers how many. Nobody is
 * asked twice of a week.
 */
export async function insertRound(trx: Trx, projectId: string, week: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    with team as (
      select users.id, coalesce(${awayEnd('settings')} <= ${now}, true) as is_here
      from projects
        join participants on participants.project_id = projects.id
          and participants.state = 'member'
        join users on users.id = participants.user_id
        left join notification_settings as settings on settings.user_id = users.id
      where projects.id = ${projectId} and ${isAsked}
    )
    insert into check_ins (id, project_id, user_id, week, asked_at, due_at)
    select gen_random_uuid(), ${projectId}, id, ${week}::date, ${now}, ${now} from team
    where is_here and (select count(*) from team) >= 2
    on conflict do nothing returning id`.execute(trx);
  return rows.length;
}

export async function listUntold(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; userId: string }>`
    select id, user_id as "userId" from check_ins where due_at <= ${now}
    order by due_at, id limit ${limit}`.execute(db);
  return rows;
}

export async function lockUntold(trx: Trx, id: string, now: Date) {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${isOpen} and answer is null and ${isAsked} as "isOpen"
    from check_ins
      join check_in_plans as plans on plans.project_id = check_ins.project_id
      join projects on projects.id = check_ins.project_id
      join users as owner on owner.id = projects.owner_id
      join users on users.id = check_ins.user_id
    where check_ins.id = ${id} and check_ins.due_at <= ${now}
    for no key update of check_ins`.execute(trx);
  return rows[0];
}

export async function setDue(trx: Trx, id: string, at: Date | null) {
  await trx.updateTable('check_ins').set({ due_at: at }).where('id', '=', id).execute();
}

export async function setPaused(trx: Trx, projectId: string, at: Date | null) {
  await trx.updateTable('projects').set({ paused_at: at }).where('id', '=', projectId).execute();
}
