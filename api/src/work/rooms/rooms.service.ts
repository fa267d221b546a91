import { type Room, type RoomOffer, serverLimits } from '@kollab/contract';
import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import {
  getProject,
  lockOwnProject,
  type ProjectRights,
} from '#src/work/access/project-access.service.ts';
import { assertInTeam } from '#src/work/participants/participants.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import type { PrepareButton } from './prepared-buttons.ts';
import * as queries from './rooms.queries.ts';

export { findInviteLink } from './rooms.queries.ts';

const toRoom = (row: queries.RoomRow): Room => ({
  title: row.title,
  inviteLink: row.invite_link,
  problem: row.problem,
  linkedAt: row.linked_at.toISOString(),
});

/** A token is kept as this: what is read of the database links no chat. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What Telegram tells the bot of an offer's button: the beginning of the token's hash. */
export const requestIdOf = (tokenHash: string) => Number.parseInt(tokenHash.slice(0, 7), 16);

export const isAlive = (project: Pick<ProjectRights, 'archived_at' | 'deleted_at'>) =>
  project.archived_at === null && project.deleted_at === null;

/** Throws projectNotFound, forbidden. */
export async function readRoom({ db }: Context, person: Person, projectId: string) {
  await assertInTeam(db, await getProject(db, projectId), person);
  const room = await queries.findRoom(db, projectId);
  return { room: room ? toRoom(room) : null };
}

/** The rights that Telegram proposes to give the bot in the chat; it can do without the second. */
const rights = 'invite_users+pin_messages';

interface Telegram {
  readBotName: () => Promise<string | undefined>;
  prepareButton: PrepareButton;
}

/**
 * Makes what links a chat to one's project, in place of an earlier one. Throws projectNotFound,
 * forbidden, and dailyLimit where Telegram would have to keep yet another button ready.
 */
export async function offerRoom(
  context: Context,
  { readBotName, prepareButton }: Telegram,
  owner: Person,
  { projectId, isInApp = false }: { projectId: string; isInApp?: boolean | undefined },
): Promise<RoomOffer> {
  const { db, clock } = context;
  const token = randomBytes(16).toString('base64url');
  const tokenHash = hashOf(token);
  const expiresAt = new Date(clock().getTime() + serverLimits.roomOfferFor);
  const { language } = await db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    if (!isAlive(project)) throw new AppError('projectNotFound');
    if (isInApp) await spend(context, trx, owner.id, { kind: 'roomButton' });
    return queries.upsertOffer(trx, {
      project_id: projectId,
      token_hash: tokenHash,
      owner_id: owner.id,
      expires_at: expiresAt,
    });
  });
  const { telegramId } = owner;
  const requestId = requestIdOf(tokenHash);
  const [bot, buttonId] = await Promise.all([
    readBotName(),
    isInApp ? prepareButton({ telegramId, language, requestId }) : undefined,
  ]);
  return {
    token,
    buttonId: buttonId ?? null,
    url: bot === undefined ? null : `https://t.me/${bot}?startgroup=${token}&admin=${rights}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Again changes nothing. Throws projectNotFound, forbidden. */
export function unlinkRoom({ db }: Context, owner: Person, projectId: string) {
  return db.transaction().execute(async (trx) => {
    await lockOwnProject(trx, projectId, owner);
    await queries.deleteRoom(trx, projectId);
    return { room: null };
  });
}
