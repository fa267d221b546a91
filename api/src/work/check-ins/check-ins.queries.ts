import { type CheckInAnswer, limits, serverLimits } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';
import { isAsked, isOpen } from './check-ins.sql.ts';

const ofCheckIns = sql`check_ins
  join check_in_plans as plans on plans.project_id = check_ins.project_id
  join projects on projects.id = check_ins.project_id
  join users as owner on owner.id = projects.owner_id
  join users on users.id = check_ins.user_id`;

export interface OwnRow {
  id: string;
  answer: CheckInAnswer | null;
  line: string;
  owner_told_at: Date | null;
  is_open: boolean;
}

const own = sql`check_ins.id, answer, line, owner_told_at, ${isOpen} and ${isAsked} as is_open`;

export async function findOpen(db: Db, projectId: string, userId: string) {
  const { rows } = await sql<OwnRow>`select ${own} from ${ofCheckIns}
    where check_ins.project_id = ${projectId} and check_ins.user_id = ${userId}
      and ${isOpen} and ${isAsked}`.execute(db);
  return rows[0];
}

export async function lockOwn(trx: Trx, projectId: string, id: string, userId: string) {
  const { rows } = await sql<OwnRow>`select ${own} from ${ofCheckIns}
    where check_ins.id = ${id} and check_ins.project_id = ${projectId}
      and check_ins.user_id = ${userId} for no key update of check_ins`.execute(trx);
  return rows[0];
}

interface Said {
  answer: CheckInAnswer;
  line: string;
  at: Date;
}

export async function setAnswer(trx: Trx, id: string, { answer, line, at }: Said) {
  await trx
    .updateTable('check_ins')
    .set({ answer, line, answered_at: at, due_at: null })
    .where('id', '=', id)
    .execute();
}

export async function setOwnerTold(trx: Trx, id: string, at: Date) {
  await trx.updateTable('check_ins').set({ owner_told_at: at }).where('id', '=', id).execute();
}

export const findPlan = (db: Db, projectId: string) =>
  db
    .selectFrom('check_in_plans')
    .where('project_id', '=', projectId)
    .select(['day', 'doubted_at', 'moderators_asked_at'])
    .executeTakeFirst();

export async function setModeratorsAsked(trx: Trx, projectId: string, at: Date) {
  await trx
    .updateTable('check_in_plans')
    .set({ moderators_asked_at: at })
    .where('project_id', '=', projectId)
    .execute();
}

/** Sets the day of a plan, and makes one where nobody joined yet. */
export async function setDay(trx: Trx, projectId: string, day: number | null, at: Date) {
  await trx
    .insertInto('check_in_plans')
    .values({ project_id: projectId, day, due_at: at })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({ day, doubted_at: null, silent_weeks: 0 }),
    )
    .execute();
}

export interface WeekRow {
  week: string;
  asked: number;
}

export interface SaidRow extends Said {
  week: string;
  telegram_id: number;
  firstName: string;
  lastName: string;
  photo: string | null;
}

export async function listWeeks(db: Db, projectId: string) {
  const { rows } = await sql<WeekRow>`
    select week::text, count(*)::int as asked from check_ins where project_id = ${projectId}
    group by check_ins.week order by check_ins.week desc limit ${limits.checkInWeeks}`.execute(db);
  return rows;
}

export async function listSaid(db: Db, projectId: string, since: string, readerId: string) {
  const { rows } = await sql<SaidRow>`
    select week::text, answer, line, answered_at as at, users.telegram_id,
      users.first_name as "firstName", users.last_name as "lastName", users.photo
    from check_ins
      join participants on participants.project_id = check_ins.project_id
        and participants.user_id = check_ins.user_id and participants.state = 'member'
      join users on users.id = check_ins.user_id
    where check_ins.project_id = ${projectId} and week >= ${since}::date and answer is not null
      and users.suspended_at is null and ${isVisibleTo('users', readerId)}
    order by check_ins.week desc, answered_at, check_ins.id
    limit ${limits.checkInWeeks * limits.participants}`.execute(db);
  return rows;
}

export async function tellTeam(trx: Trx, projectId: string) {
  await sql`select pg_notify('kollab_changes', user_id::text) from participants
    where project_id = ${projectId} and state = 'member' and user_id is not null`.execute(trx);
}

export interface CheckInFacts {
  id: string;
  user_id: string;
  owner_id: string;
  project_id: string;
  project_name: string;
  answer: CheckInAnswer | null;
  is_open: boolean;
}

export async function listCheckInFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<CheckInFacts>`select check_ins.id, check_ins.user_id,
      projects.owner_id, projects.id as project_id, projects.name as project_name, answer,
      ${isOpen} and ${isAsked} as is_open
    from ${ofCheckIns} where check_ins.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export interface ProjectCheckFacts {
  id: string;
  owner_id: string;
  project_name: string;
  state: 'asked' | 'goesOn' | 'paused' | 'over';
}

export async function listProjectCheckFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<ProjectCheckFacts>`select projects.id, owner_id,
      projects.name as project_name,
      case when not projects.is_public or projects.finished_at is not null then 'over'
        when projects.paused_at is not null then 'paused'
        when plans.doubted_at is not null then 'asked'
        else 'goesOn' end as state
    from projects left join check_in_plans as plans on plans.project_id = projects.id
    where projects.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export const openOf = (projectId: string) => sql`select check_ins.id from check_ins
  join check_in_plans as plans on plans.project_id = check_ins.project_id
    and plans.week = check_ins.week
  where check_ins.project_id = ${projectId}
  union all select about from notifications
  where about = ${projectId} and kind = 'projectCheckCard'`;

export async function deleteOldCheckIns(db: Db, now: Date, limit: number) {
  const before = new Date(now.getTime() - serverLimits.checkInsFor);
  const { numAffectedRows } = await sql`delete from check_ins where id in (
    select id from check_ins where asked_at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}
