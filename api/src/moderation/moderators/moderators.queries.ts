import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

const most = 200;

const selectPeople = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'users.telegram_id',
      'users.username',
      'users.role',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .select((eb) =>
      eb
        .selectFrom('role_changes')
        .whereRef('role_changes.user_id', '=', 'users.id')
        .where('role_changes.role', '=', 'moderator')
        .where('users.role', '=', 'moderator')
        .orderBy('role_changes.created_at', 'desc')
        .limit(1)
        .select('role_changes.created_at')
        .as('since'),
    );

export type PersonRow = Awaited<ReturnType<typeof listModerators>>[number];

export function listModerators(db: Db, adminTelegramIds: readonly number[]) {
  return selectPeople(db)
    .where((eb) =>
      eb.or([
        eb('users.role', '=', sql.lit('moderator')),
        eb('users.telegram_id', '=', sql<number>`any(${adminTelegramIds}::bigint[])`),
      ]),
    )
    .orderBy('users.first_name')
    .orderBy('users.last_name')
    .orderBy('users.id')
    .limit(most)
    .execute();
}

/** Names in Telegram pass from one to another: the last to come with it has it. */
export function findByUsername(db: Db, username: string): Promise<PersonRow | undefined> {
  return selectPeople(db)
    .where(sql`lower(users.username)`, '=', username.toLowerCase())
    .orderBy('users.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
