import type { RoomProblem } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { notify } from '#src/platform/outbox/outbox.service.ts';
import { getUser } from '#src/people/users/users.service.ts';
import {
  getProjectName,
  lockProject,
  lockRightsShared,
  projectFacts,
} from '#src/work/access/project-access.service.ts';
import { tellTeam } from '#src/work/participants/participants.service.ts';
import { showCard } from './room-card.service.ts';
import { hashOf, isAlive, requestIdOf } from './rooms.service.ts';
import * as queries from './rooms.queries.ts';

interface Linking {
  /** The offer's token, or the request of its button. */
  key: string | number;
  telegramId: number;
  chatId: number;
  title: string;
  inviteLink: string;
}

/** The hash of the token that a key stands for; a request tells only of its person's own offers. */
async function hashBy(db: Db, { key, telegramId }: Pick<Linking, 'key' | 'telegramId'>) {
  if (typeof key === 'string') return hashOf(key);
  const hashes = await queries.listOfferHashes(db, telegramId);
  const found = hashes.find((hash) => requestIdOf(hash) === key);
  if (found === undefined) throw new AppError('roomOfferNotFound');
  return found;
}

/**
 * Whether who brings an offer is who it was made for: cheap, before Telegram is asked for anything.
 * Throws roomOfferNotFound.
 */
export async function checkOffer(
  { db, clock }: Context,
  { key, telegramId, chatId }: Pick<Linking, 'key' | 'telegramId' | 'chatId'>,
) {
  const offer = await queries.findOfferOwner(db, await hashBy(db, { key, telegramId }));
  const isUsedElsewhere = offer && offer.chat_id !== null && offer.chat_id !== chatId;
  if (!offer || isUsedElsewhere || offer.expires_at <= clock()) {
    throw new AppError('roomOfferNotFound');
  }
  return { isOwn: offer.telegram_id === telegramId };
}

/**
 * Makes a chat the room of the project that an offer is of, for who owns it now; the same again answers
 * the link that is kept. Throws roomOfferNotFound, roomTaken.
 */
export function linkRoom({ db, clock, config }: Context, given: Linking) {
  const { chatId, title, inviteLink } = given;
  if (chatId === config.moderatorsChatId) throw new AppError('roomTaken');
  return db.transaction().execute(async (trx) => {
    const tokenHash = await hashBy(trx, given);
    const found = await queries.findOffer(trx, tokenHash);
    if (!found) throw new AppError('roomOfferNotFound');
    const { project_id: projectId } = found;
    const project = await lockProject(trx, projectId);
    const owner = await getUser(trx, project.owner_id);
    const offer = await queries.findOffer(trx, tokenHash);
    const isValid =
      offer?.owner_id === owner.id &&
      owner.telegram_id === given.telegramId &&
      owner.suspended_at === null &&
      offer.expires_at > clock() &&
      isAlive(project);
    if (!isValid) throw new AppError('roomOfferNotFound');
    const projectName = await getProjectName(trx, projectId);
    const kept = await queries.findRoom(trx, projectId);
    if (offer.chat_id !== null) {
      if (offer.chat_id !== chatId || !kept?.invite_link) throw new AppError('roomOfferNotFound');
      return { projectId, projectName, inviteLink: kept.invite_link };
    }
    await queries.deleteRoom(trx, projectId);
    const room = { project_id: projectId, chat_id: chatId, title, linked_at: clock() };
    const made = await queries.insertRoom(trx, { ...room, invite_link: inviteLink });
    if (!made) throw new AppError('roomTaken');
    await queries.takeOffer(trx, projectId, chatId);
    await showCard(trx, projectId, chatId);
    if (kept?.chat_id !== chatId) {
      const news = { kind: 'roomChanged', projectId, projectName, change: 'opened' } as const;
      await tellTeam(trx, { projectId, ownerId: owner.id }, news);
    }
    return { projectId, projectName, inviteLink };
  });
}

interface Asking {
  telegramId: number;
  chatId: number;
  inviteLink: string;
}

const outside = { isAdmitted: false, isInvited: false, role: null };

/**
 * Whether who asks to join a chat by a link is let in: the link is the room's, and they are in its team
 * at this moment, which who takes them out of it waits for or has changed before.
 */
export function admit({ db }: Context, { telegramId, chatId, inviteLink }: Asking) {
  return db.transaction().execute(async (trx) => {
    const found = await queries.findRoomIn(trx, chatId);
    if (!found) return outside;
    const id = found.project_id;
    const project = await lockRightsShared(trx, id);
    const room = await queries.findRoomIn(trx, chatId);
    const isOpen = project && isAlive(project) && room?.project_id === id;
    if (!isOpen || room.invite_link !== inviteLink) return outside;
    const place = await queries.findPlace(trx, id, telegramId);
    if (place?.state === 'member') return { isAdmitted: true, isInvited: false, role: place.role };
    return { ...outside, isInvited: place?.state === 'invited' };
  });
}

async function lockRoomIn(trx: Trx, chatId: number) {
  const found = await queries.findRoomIn(trx, chatId);
  if (!found) return undefined;
  const project = await lockProject(trx, found.project_id);
  const room = await queries.findRoomIn(trx, chatId);
  return room?.project_id === project.id ? { room, project } : undefined;
}

interface Note {
  chatId: number;
  title?: string | undefined;
  problem: RoomProblem | null;
  inviteLink?: string | undefined;
}

export function noteRoom({ db }: Context, { chatId, title, problem, inviteLink }: Note) {
  return db.transaction().execute(async (trx) => {
    const locked = await lockRoomIn(trx, chatId);
    if (!locked) return { needsLink: false };
    const { room, project } = locked;
    const link = problem === null ? (room.invite_link ?? inviteLink ?? null) : null;
    await queries.updateRoom(trx, project.id, { problem, invite_link: link, title });
    if (problem === null && room.problem !== null) await showCard(trx, project.id, chatId);
    if (problem !== null && problem !== room.problem) {
      const facts = await projectFacts(trx, project.id);
      await notify(trx, project.owner_id, { kind: 'roomChanged', ...facts, change: problem });
    }
    return { needsLink: problem === null && link === null };
  });
}

/** Follows a group that became a supergroup: its link is gone, and the bot makes another. */
export function moveRoom({ db }: Context, moved: { chatId: number; newChatId: number }) {
  const { chatId, newChatId } = moved;
  return db.transaction().execute(async (trx) => {
    const locked = await lockRoomIn(trx, chatId);
    if (!locked) {
      const there = await queries.findRoomIn(trx, newChatId);
      return { needsLink: there?.invite_link === null };
    }
    if (await queries.findRoomIn(trx, newChatId)) return { needsLink: false };
    const { project } = locked;
    await queries.updateRoom(trx, project.id, { chat_id: newChatId, invite_link: null });
    await showCard(trx, project.id, newChatId);
    return { needsLink: true };
  });
}
