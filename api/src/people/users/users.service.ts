import {
  type Contact,
  displayName,
  limits,
  profileCompletion,
  type Request,
  type Role,
  type User,
  type UserRef,
  type getUserByTelegram,
} from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Actor, Person } from '#src/platform/access/actor.ts';
import {
  isVisibleToOthers,
  maySee,
  type Viewer,
  viewerOf,
} from '#src/people/visibility/visibility.service.ts';
import { contactUrl } from './telegram-link.ts';
import * as queries from './users.queries.ts';
import { openUsername, toOwnUser, toPublicUser } from './users.view.ts';

export { contactUrl } from './telegram-link.ts';
export { openUsername, toPersonCard } from './users.view.ts';
export {
  findReachable,
  findUser,
  getUser,
  getUserSeenBy,
  lockUser,
  lockUsers,
  updateUser,
  type UserRow,
} from './users.queries.ts';

/** Throws userNotFound for whom the viewer may not see, too. */
export async function getVisibleUser(db: Db, ref: UserRef, viewer: Viewer) {
  const user = await queries.getUserSeenBy(db, ref, viewer.id);
  if (!maySee(user, viewer)) throw new AppError('userNotFound');
  return user;
}

export const readOwn = async (db: Db, id: string, role: Role): Promise<User> =>
  toOwnUser(await queries.getOwn(db, id), role);

/** Who is out of sight has nobody told anything by their name. Throws forbidden. */
export async function assertInSight(db: Db, id: string) {
  const { is_visible: isVisible } = await queries.getUser(db, id);
  if (!isVisible) throw new AppError('forbidden');
}

/** Whether a profile says enough for its person to lead a project (spec §2). */
export const isCompleteEnough = async (db: Db, id: string, role: Role) =>
  profileCompletion(await readOwn(db, id, role)).percent >= limits.completionToCreateProject;

async function readOwnAsOthers(db: Db, id: string): Promise<User> {
  const user = await queries.getUser(db, id);
  if (!isVisibleToOthers(user)) throw new AppError('userNotFound');
  return toPublicUser(user, true);
}

/**
 * As others see it, who are neither its owner nor moderators, where that is asked for. Throws
 * userNotFound.
 */
export async function readUser(
  db: Db,
  ref: UserRef,
  actor: Actor,
  { as }: Request<typeof getUserByTelegram>['query'] = {},
): Promise<User> {
  if (actor.kind === 'person' && isSelf(actor.person, ref)) {
    const { id, role } = actor.person;
    return as === 'others' ? readOwnAsOthers(db, id) : readOwn(db, id, role);
  }
  const viewer = viewerOf(actor);
  const isModerator = viewer.isModerator && as !== 'others';
  const user = await getVisibleUser(db, ref, { ...viewer, isModerator });
  if (actor.kind !== 'person') return toPublicUser(user, false);
  return toPublicUser(user, true, user.approved_at !== null && user.is_close);
}

const isSelf = ({ id, telegramId }: Person, ref: UserRef) => ref === id || ref === telegramId;

const contactUrlOf = (user: queries.UserRow) => {
  const username = openUsername(user);
  return username === null ? null : contactUrl(username);
};

export async function contactOf(db: Db, userId: string): Promise<Contact> {
  const user = await queries.getUser(db, userId);
  return {
    telegramId: user.telegram_id,
    name: displayName({ firstName: user.first_name, lastName: user.last_name }),
    url: contactUrlOf(user),
  };
}
