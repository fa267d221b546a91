import { type Access, type Caller, policy, type Role, type UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { TelegramPerson } from './init-data.ts';

/** The `id` of whom Kollab does not know, and is not to: no row has it. */
export const strangerId = '00000000-0000-0000-0000-000000000000';

export interface Person {
  id: string;
  telegramId: number;
  role: Role;
  isSuspended: boolean;
  viaBot: boolean;
  /** How much of the log a replica must have to know what they just wrote; undefined: anything. */
  position: number | undefined;
}

export type Identity =
  | { kind: 'anonymous' }
  | { kind: 'bot' }
  | { kind: 'person'; person: TelegramPerson; viaBot: boolean };

export type SignedIn = Extract<Identity, { kind: 'person' }>;

export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'bot' }
  | { kind: 'person'; person: Person; telegram: TelegramPerson };

export const namesSelf = (access: Access) =>
  policy[access].some((caller) => caller === 'self') && !isOfResource(access);

/** What only the feature can tell: whose project it is. Its service refuses the others. */
const isOfResource = (access: Access) =>
  access !== 'public' && policy[access].some((caller) => /^(owner|member)$/.test(caller));

const standings = (actor: Actor, named: UserRef | undefined): Caller[] => {
  if (actor.kind !== 'person') return [actor.kind];
  const { person } = actor;
  const isSelf = named === undefined || [person.telegramId, person.id].includes(named);
  if (person.isSuspended) return isSelf ? ['suspended'] : [];
  const own: Caller = isSelf ? 'self' : 'other';
  return person.role === 'user' ? [own] : [own, person.role];
};

/** Where anybody else may look, a suspended person may look at others too. */
const mayLook = (allowed: readonly Caller[], actor: Actor) =>
  actor.kind === 'person' &&
  actor.person.isSuspended &&
  allowed.includes('suspended') &&
  allowed.includes('other');

const isAllowed = (access: Access, actor: Actor, named: UserRef | undefined) => {
  const allowed: readonly Caller[] = policy[access];
  if (isOfResource(access) && actor.kind === 'person') {
    return !actor.person.isSuspended || allowed.includes('suspended');
  }
  if (access === 'public' || mayLook(allowed, actor)) return true;
  return standings(actor, named).some((caller) => allowed.includes(caller));
};

/** `named`: the person in the request. */
export function assertAllowed(access: Access, actor: Actor, named?: UserRef) {
  if (isAllowed(access, actor, named)) return;
  if (actor.kind === 'anonymous') throw new AppError('unauthenticated');
  const isSuspended = actor.kind === 'person' && actor.person.isSuspended;
  throw new AppError(isSuspended ? 'suspended' : 'forbidden');
}
