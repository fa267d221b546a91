import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserRef } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import { latestPosition } from '#src/platform/database/replicas/latest-writes.queries.ts';
import type { Db, Trx, UsersTable } from '#src/platform/database/schema.ts';
import { undecidedOf } from '#src/review/submission-parts.sql.ts';
import { isReachableBy, isUnblocked } from '#src/people/visibility/visibility.sql.ts';
import type { TelegramPerson } from '#src/platform/access/init-data.ts';
import type { Selectable, Updateable } from 'kysely';

export type UserRow = Selectable<UsersTable>;

const columnOf = (ref: UserRef) =>
  typeof ref === 'string' ? ('users.id' as const) : ('users.telegram_id' as const);

/**
 * A person whom another may invite, apply to or hand something to; undefined for the suspended too, and
 * between people kept apart.
 */
export const findReachable = (db: Db, ref: UserRef, byId: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(columnOf(ref), '=', ref)
    .where(isReachableBy('users', byId))
    .executeTakeFirst();

export const findUser = (db: Db, ref: UserRef): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where(columnOf(ref), '=', ref).executeTakeFirst();

const submittedBelow = sql`lead(changes.new_value) over (
  partition by changes.field order by changes.submission_id desc nulls first)`.as(
  'submitted_value',
);

export async function getOwn(db: Db, id: string) {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .select(
      jsonArrayFrom(undecidedOf('profile', sql.ref('users.id')).select(submittedBelow)).as(
        'undecided',
      ),
    )
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new AppError('userNotFound');
  return user;
}

export type OwnRow = Awaited<ReturnType<typeof getOwn>>;

/**
 * Whether a person of `users` is in a team with a reader, or has an application to a project of the
 * reader's that waits or was accepted; asked only of who opened a contact to such people.
 */
const isClose = (readerId: string | undefined) => sql<boolean>`case
  when 'team' in (users.phone_visibility, users.email_visibility) then exists (
    select from participants as own
      join users as reader on reader.id = own.user_id and reader.is_visible
      join participants as theirs on theirs.project_id = own.project_id
      join projects on projects.id = own.project_id
    where own.user_id = ${readerId ?? null}::uuid and own.state = 'member'
      and theirs.user_id = users.id and theirs.state = 'member'
      and projects.deleted_at is null
  ) or exists (
    select from applications join projects on projects.id = applications.project_id
      join users as reader on reader.id = projects.owner_id and reader.is_visible
    where applications.user_id = users.id and applications.status in ('Pending', 'Accepted')
      and applications.ended_at is null
      and projects.owner_id = ${readerId ?? null}::uuid and projects.deleted_at is null
  ) else false end`;

export const findUserSeenBy = (db: Db, ref: UserRef, readerId: string | undefined) =>
  db
    .selectFrom('users')
    .selectAll()
    .select([
      isUnblocked(sql.ref('users.id'), readerId).as('is_unblocked'),
      isClose(readerId).as('is_close'),
    ])
    .where(columnOf(ref), '=', ref)
    .executeTakeFirst();

export async function getUserSeenBy(db: Db, ref: UserRef, readerId: string | undefined) {
  const user = await findUserSeenBy(db, ref, readerId);
  if (!user) throw new AppError('userNotFound');
  return user;
}

export async function getUser(db: Db, ref: UserRef): Promise<UserRow> {
  const user = await findUser(db, ref);
  if (!user) throw new AppError('userNotFound');
  return user;
}

/**
 * Not `for update`: rows that refer to this person, as cards of moderators do, need not wait. Who
 * left is nobody to change: throws userNotFound for them too.
 */
export async function lockUser(trx: Trx, id: string): Promise<UserRow> {
  const user = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw new AppError('userNotFound');
  return user;
}

/** Locks several people, always in the same order. */
export function lockUsers(trx: Trx, ids: string[]) {
  return trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export const findStanding = (db: Db, telegramId: number) =>
  db
    .selectFrom('users')
    .where('telegram_id', '=', telegramId)
    .select(['id', 'role', 'suspended_at'])
    .select(latestPosition)
    .executeTakeFirst();

/** Makes a person from Telegram's data, unless they are there already; `welcome` belongs to it. */
export function insertUser(
  db: Db,
  person: TelegramPerson,
  welcome: (trx: Trx, id: string) => Promise<void>,
) {
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('users')
      .values({
        id: uuid(),
        telegram_id: person.telegramId,
        username: person.username,
        language_code: person.languageCode,
        first_name: person.firstName,
        last_name: person.lastName,
      })
      .onConflict((conflict) => conflict.column('telegram_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    await welcome(trx, made.id);
  });
}

export async function updateUser(db: Db, id: string, values: Updateable<UsersTable>) {
  if (Object.keys(values).length === 0) return;
  const changed = db.updateTable('users').set(values).where('id', '=', id);
  await changed.where('deleted_at', 'is', null).execute();
}

export const listFormerHolders = (
  db: Db,
  { id, username }: { id: string; username: string },
): Promise<Pick<UserRow, 'id' | 'username'>[]> =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .execute();

/** Unless another came in between or its person left; then answers undefined. */
export function replacePhoto(
  db: Db,
  user: UserRow,
  values: Pick<UserRow, 'photo' | 'telegram_photo_url'>,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(values)
    .where('id', '=', user.id)
    .where('deleted_at', 'is', null)
    .where('photo', 'is not distinct from', user.photo)
    .where('telegram_photo_url', 'is not distinct from', user.telegram_photo_url)
    .returningAll()
    .executeTakeFirst();
}
