import { displayName, type Moderator, type Role, type UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { notify } from '#src/platform/outbox/outbox.service.ts';
import { getUser, lockUser, updateUser } from '#src/people/users/users.service.ts';
import * as queries from './moderators.queries.ts';

function toModerator({ config }: Context, row: queries.PersonRow): Moderator {
  const isAdmin = config.adminTelegramIds.has(row.telegram_id);
  const role: Role = isAdmin ? 'admin' : row.role;
  return {
    telegramId: row.telegram_id,
    name: displayName(row),
    username: row.username,
    role,
    since: row.since?.toISOString() ?? null,
  };
}

/** Admins only once they have been here. */
export async function list(context: Context): Promise<Moderator[]> {
  const rows = await queries.listModerators(context.db, [...context.config.adminTelegramIds]);
  return rows.map((row) => toModerator(context, row));
}

/** With or without its @, in whatever case. Throws userNotFound. */
export async function getByUsername(context: Context, username: string): Promise<Moderator> {
  const row = await queries.findByUsername(context.db, username.replace(/^@/, ''));
  if (!row) throw new AppError('userNotFound');
  return toModerator(context, row);
}

/** On record. Admins are named by the configuration. */
export function setModerator(
  { db, config, clock }: Context,
  ref: UserRef,
  isModerator: boolean,
  by: Person,
) {
  const role = isModerator ? 'moderator' : 'user';
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, (await getUser(trx, ref)).id);
    if (user.deleted_at) throw new AppError('userNotFound');
    if (user.role !== role) {
      await actAs(trx, { actorId: by.id, at: clock() });
      await updateUser(trx, user.id, { role });
      await notify(trx, user.id, { kind: 'roleChanged', isModerator });
    }
    const shown: Role = config.adminTelegramIds.has(user.telegram_id) ? 'admin' : role;
    return { telegramId: user.telegram_id, role: shown };
  });
}
