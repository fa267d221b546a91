import type { MeetingState } from '@kollab/contract';
import { expressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '#src/platform/database/schema.ts';
import type { MeetingTables } from '#src/platform/database/tables/meetings.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';

export type MeetingRow = Selectable<MeetingTables['meetings']>;

export async function insertMeeting(
  trx: Trx,
  meeting: Omit<MeetingRow, 'state' | 'agreed_at' | 'poll_id'>,
) {
  await trx.insertInto('meetings').values(meeting).execute();
}

export const findOpen = (db: Db, projectId: string) =>
  db
    .selectFrom('meetings')
    .where('project_id', '=', projectId)
    .where('state', '=', sql.lit('open'))
    .selectAll()
    .executeTakeFirst();

/** Locks a meeting, after its project. */
export const lockMeeting = (
  trx: Trx,
  projectId: string,
  id: string,
): Promise<MeetingRow | undefined> =>
  trx
    .selectFrom('meetings')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

export const findByPoll = (db: Db, pollId: string) =>
  db
    .selectFrom('meetings')
    .where('poll_id', '=', pollId)
    .select(['id', 'project_id'])
    .executeTakeFirst();

export async function updateMeeting(
  trx: Trx,
  id: string,
  values: Partial<Pick<MeetingRow, 'state' | 'agreed_at'>>,
) {
  await trx.updateTable('meetings').set(values).where('id', '=', id).execute();
}

export async function updatePoll(db: Db, id: string, pollId: string): Promise<boolean> {
  const { numUpdatedRows: count } = await db
    .updateTable('meetings')
    .set({ poll_id: pollId })
    .where('id', '=', id)
    .executeTakeFirst();
  return count > 0n;
}

export async function findMember(trx: Trx, projectId: string, telegramId: number) {
  const member = await trx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.user_id')
    .where('participants.project_id', '=', projectId)
    .where('participants.state', '=', sql.lit('member'))
    .where('users.telegram_id', '=', telegramId)
    .where('users.is_visible', '=', sql.lit(true))
    .select('users.id')
    .executeTakeFirst();
  return member?.id;
}

export const findAnswer = (trx: Trx, meetingId: string, userId: string) =>
  trx
    .selectFrom('meeting_answers')
    .where('meeting_id', '=', meetingId)
    .where('user_id', '=', userId)
    .select('places')
    .executeTakeFirst();

export async function upsertAnswer(
  trx: Trx,
  answer: { meeting_id: string; user_id: string; places: number[] },
) {
  await trx
    .insertInto('meeting_answers')
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(['meeting_id', 'user_id']).doUpdateSet({ places: answer.places }),
    )
    .execute();
}

export async function deleteAnswer(trx: Trx, meetingId: string, userId: string) {
  await trx
    .deleteFrom('meeting_answers')
    .where('meeting_id', '=', meetingId)
    .where('user_id', '=', userId)
    .execute();
}

export interface MeetingFacts {
  id: string;
  project_id: string;
  owner_id: string;
  project_name: string;
  chat_id: number | null;
  times: Date[];
  state: MeetingState;
  closes_at: Date;
  agreed_at: Date | null;
  poll_id: string | null;
  members: string[];
  answers: { userId: string; places: number[] }[];
}

const projectName = projectNameOf(expressionBuilder<Database, 'projects'>());

const members = sql`select user_id from participants where participants.project_id = meetings.project_id
  and participants.state = 'member' and participants.user_id is not null`;

const selectFacts = (which: RawBuilder<unknown>) => sql<MeetingFacts>`
  select meetings.id, meetings.project_id, projects.owner_id, ${projectName} as project_name,
    rooms.chat_id, times, meetings.state, closes_at, agreed_at, poll_id,
    array(${members}) as members,
    (select coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'places', places)), '[]')
      from meeting_answers where meeting_id = meetings.id and user_id in (${members})) as answers
  from meetings join projects on projects.id = meetings.project_id
    left join rooms on rooms.project_id = projects.id
  where ${which}`;

export const listMeetingFacts = async (db: Db, ids: readonly string[]) =>
  (await selectFacts(sql`meetings.id = any(${ids}::uuid[])`).execute(db)).rows;

export async function getMeetingFacts(db: Db, id: string): Promise<MeetingFacts> {
  const [facts] = await listMeetingFacts(db, [id]);
  if (!facts) throw new TypeError(`There is no meeting ${id}`);
  return facts;
}

/** What a team chooses among now, else what it agreed upon that is not over. */
export async function findShownFacts(db: Db, projectId: string, begunAfter: Date) {
  const shown = sql`meetings.id = (select id from meetings
    where project_id = ${projectId} and (state = 'open' or agreed_at > ${begunAfter})
    order by state = 'open' desc, created_at desc limit 1)`;
  return (await selectFacts(shown).execute(db)).rows[0];
}

export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('meetings')
    .where('state', '=', sql.lit('open'))
    .where('closes_at', '<=', now)
    .select(['id', 'project_id as projectId'])
    .orderBy('closes_at')
    .limit(limit)
    .execute();

export async function findNewTeam(trx: Trx, projectId: string, ownerId: string) {
  const { rows } = await sql<{ name: string }>`
    select ${projectName} as name from projects where id = ${projectId}
      and not exists (select from meetings where project_id = projects.id)
      and 1 = (select count(*) from participants where project_id = projects.id
        and state = 'member' and user_id is not null and user_id <> ${ownerId})`.execute(trx);
  return rows[0];
}
