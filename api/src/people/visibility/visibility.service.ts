import type { Db } from '#src/platform/database/schema.ts';
import type { Actor, Person } from '#src/platform/access/actor.ts';
import { areApart } from './visibility.queries.ts';

export { areApart, lockPair } from './visibility.queries.ts';

export interface Viewer {
  id: string | undefined;
  isModerator: boolean;
}

export const viewerFrom = ({ id, role, isSuspended }: Person): Viewer & { id: string } => ({
  id,
  isModerator: role !== 'user' && !isSuspended,
});

export const viewerOf = (actor: Actor): Viewer =>
  actor.kind === 'person' ? viewerFrom(actor.person) : { id: undefined, isModerator: false };

interface Seen {
  id: string;
  approved_at: Date | null;
  suspended_at: Date | null;
  hidden_at: Date | null;
  deleted_at: Date | null;
}

const isThere = ({ suspended_at: suspendedAt, hidden_at: hiddenAt }: Seen) =>
  suspendedAt === null && hiddenAt === null;

export const isVisibleToOthers = (person: Seen) => !person.deleted_at && isThere(person);

interface SeenBy extends Seen {
  is_unblocked: unknown;
}

/**
 * Whether a person may be reached by another: followed, invited, applied to. Moderators reach no
 * further than anybody.
 */
export const mayReach = (person: SeenBy, byId: string) =>
  person.id === byId || (isThere(person) && person.is_unblocked === true);

export const isReachable = async (db: Db, person: Seen, byId: string) =>
  person.id === byId || (isThere(person) && !(await areApart(db, person.id, byId)));

/**
 * Whether a person may be looked at. Moderators see everyone who is here, nobody in particular only
 * who agreed to be public.
 */
export function maySee(person: SeenBy, { id, isModerator }: Viewer) {
  if (person.deleted_at) return false;
  if (isModerator) return true;
  if (id === undefined) return person.approved_at !== null && isThere(person);
  return mayReach(person, id);
}
