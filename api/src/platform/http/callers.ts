import type { FastifyRequest } from 'fastify';
import type { Actor } from '#src/platform/access/actor.ts';
import type { Identity } from './identity.ts';

type SignedIn = Extract<Identity, { kind: 'person' }>;

/** Tells who calls; whoever knows people hands it over. */
export interface Callers {
  identify(request: FastifyRequest): Promise<Identity>;
  /** The caller as they are; made a person on their first call, unless it `makesNobody`. */
  get(identity: SignedIn, makesNobody: boolean): Promise<Extract<Actor, { kind: 'person' }>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    callers: Callers;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Who calls. Throws unauthenticated, tooManyRequests. */
export async function findCaller(request: FastifyRequest, makesNobody: boolean): Promise<Actor> {
  const { callers } = request.server;
  const identity = await callers.identify(request);
  return identity.kind === 'person' ? callers.get(identity, makesNobody) : identity;
}
