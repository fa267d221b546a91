import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';

export interface Meeting {
  readerId: string;
  telegramId: number;
}

/** Hidden or suspended by moderators, or kept apart. */
export async function listOutOfSight(db: Db, meetings: Meeting[]): Promise<Meeting[]> {
  if (meetings.length === 0) return [];
  const readers = meetings.map(({ readerId }) => readerId);
  const people = meetings.map(({ telegramId }) => telegramId);
  const isApart = sql<SqlBool>`not ${areUnblocked(sql.ref('users.id'), sql.ref('meetings.reader_id'))}`;
  const { rows } = await sql<Meeting>`
    select meetings.reader_id as "readerId", meetings.telegram_id as "telegramId"
    from unnest(${readers}::uuid[], ${people}::bigint[]) as meetings (reader_id, telegram_id)
    join users on users.telegram_id = meetings.telegram_id
    where users.hidden_at is not null or users.suspended_at is not null or ${isApart}`.execute(db);
  return rows;
}
