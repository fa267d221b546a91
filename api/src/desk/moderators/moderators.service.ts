import { type Moderator, type Role, displayName } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
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

/** Moderators and admins by name; admins only once they have been here. */
export async function list(context: Context): Promise<Moderator[]> {
  const rows = await queries.listModerators(context.db, [...context.config.adminTelegramIds]);
  return rows.map((row) => toModerator(context, row));
}

/** Who has a username, with or without its @, in whatever case. Throws userNotFound. */
export async function getByUsername(context: Context, username: string): Promise<Moderator> {
  const row = await queries.findByUsername(context.db, username.replace(/^@/, ''));
  if (!row) throw new AppError('userNotFound');
  return toModerator(context, row);
}
