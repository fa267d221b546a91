import type { Access, UserRef } from '@kollab/contract';
import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { type Actor, assertAllowed, type Person } from '#src/platform/access/actor.ts';
import type { Identity } from './identity.ts';

type SignedIn = Extract<Identity, { kind: 'person' }>;
type PersonActor = Extract<Actor, { kind: 'person' }>;

/** Tells who calls; whoever knows people hands it over. */
export interface Callers {
  identify(request: FastifyRequest): Promise<Identity>;
  /** The caller as they are; made a person on their first call, unless it `makesNobody`. */
  get(identity: SignedIn, makesNobody: boolean): Promise<PersonActor>;
  /** The caller as they were when this process last read them. */
  presume(identity: SignedIn): PersonActor | undefined;
  /**
   * Runs `work` while the caller is read in the same moment; undefined when they are nobody. No
   * transaction of it is committed unless `isAsPresumed`.
   */
  whilePresumed<T>(
    person: Person,
    work: () => Promise<T> | T,
    isAsPresumed: (person: Person | undefined) => boolean,
  ): Promise<[PromiseSettledResult<T>, Person | undefined]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    callers: Callers;
  }
  interface FastifyRequest {
    actor: Actor;
    /** Reads who calls anew, where they are only presumed so far. */
    readActor?: (() => Promise<PersonActor>) | undefined;
  }
}

interface Rights {
  access: Access;
  makesNobody: boolean;
  /** A read, or a write that can be taken back: nothing is lost when it is made twice. */
  mayPresume: boolean;
}

/** Says who calls, and throws unless they may. */
export async function admit(request: FastifyRequest, rights: Rights) {
  const { callers } = request.server;
  const identity = await callers.identify(request);
  if (identity.kind === 'person') {
    const presumed = rights.mayPresume ? callers.presume(identity) : undefined;
    const get = () => callers.get(identity, rights.makesNobody);
    if (presumed) request.readActor = get;
    request.actor = presumed ?? (await get());
  } else request.actor = identity;
  await assertAdmitted(request, rights.access);
}

/** Throws unless the caller may; who is only presumed is looked at before they are refused. */
export async function assertAdmitted(request: FastifyRequest, access: Access, named?: UserRef) {
  try {
    assertAllowed(access, request.actor, named);
  } catch (refusal) {
    if (!request.readActor) throw refusal;
    request.actor = await request.readActor();
    request.readActor = undefined;
    assertAllowed(access, request.actor, named);
  }
}

/**
 * Answers for who is presumed to call, while the row that says so is read. Where it says otherwise,
 * what was answered is dropped and, unless `again` throws, answered for who they are.
 */
export async function answerPresumed<T>(
  request: FastifyRequest,
  { answer, again }: { answer: () => Promise<T> | T; again: () => void },
): Promise<T> {
  const { actor, readActor, server } = request;
  if (!readActor || actor.kind !== 'person') return answer();
  // What they wrote last says which replica they may read from; a write reads from none.
  const seen = request.method === 'GET' ? {} : { position: undefined };
  const isAsPresumed = (person: Person | undefined) =>
    person !== undefined && isDeepStrictEqual({ ...person, ...seen }, { ...actor.person, ...seen });
  const [outcome, person] = await server.callers.whilePresumed(actor.person, answer, isAsPresumed);
  if (!isAsPresumed(person)) {
    request.actor = person ? { ...actor, person } : await readActor();
    again();
    return answer();
  }
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
