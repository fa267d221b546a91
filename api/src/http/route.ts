import type { Endpoint, Reply, Request } from '@kollab/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/app-error.ts';
import type { TelegramPerson } from './init-data.ts';
import { type Actor, assertAllowed, namesSelf, type Person } from './actor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

export interface Call<E extends Endpoint> extends Request<E> {
  actor: Actor;
  /** The signed-in person; on an endpoint that is open to others too, throws for them. */
  person: Person;
  /** What Telegram vouches for about that person. */
  telegram: TelegramPerson;
  /** Ends when the caller hangs up. */
  signal: AbortSignal;
  /** The request as text, to build the next page's address from. */
  url: string;
  header: (name: string, value: string) => void;
}

/** What serves an endpoint: its parsed request in, its reply out. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E>> | Reply<E>;

export interface ServeOptions {
  /** Longest time a handler may take, in milliseconds. */
  timeout?: number;
}

/** Serves an endpoint of the contract: who may call, what comes in, what goes out. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { timeout }: ServeOptions = {},
) {
  const { method, path, access, params, query, body, reply } = endpoint;
  const hasBody = method !== 'GET';
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: { params, querystring: query, ...(hasBody && { body }), response: { '2xx': reply } },
    ...(timeout !== undefined && { handlerTimeout: timeout }),
    onRequest: async (request, response) => {
      void response.header('cache-control', 'private, no-cache');
      request.actor = await app.identifyActor(request);
      assertAllowed(access, request.actor);
    },
    preHandler: async (request) => {
      if (namesSelf(access)) assertAllowed(access, request.actor, namedPerson(request));
    },
    handler: (request, response) => handler(toCall<E>(request, response)),
  });
}

function namedPerson({ params, body }: FastifyRequest) {
  const parts = [params, body] as ({ telegramId?: number } | null | undefined)[];
  return parts.find((part) => part?.telegramId !== undefined)?.telegramId;
}

function toCall<E extends Endpoint>(request: FastifyRequest, response: FastifyReply): Call<E> {
  const parts = { params: request.params, query: request.query, body: request.body };
  return {
    ...(parts as Request<E>),
    actor: request.actor,
    get person() {
      return signedIn(request.actor).person;
    },
    get telegram() {
      return signedIn(request.actor).telegram;
    },
    get signal() {
      return hangUp(response);
    },
    url: request.url,
    header: (name, value) => void response.header(name, value),
  };
}

/** Fastify's own signal ends as soon as a body was read, so this one watches the answer's side. */
function hangUp({ raw }: FastifyReply) {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

function signedIn(actor: Actor) {
  if (actor.kind === 'person') return actor;
  throw new AppError('unauthenticated');
}

declare module 'fastify' {
  interface FastifyInstance {
    identifyActor: (request: FastifyRequest) => Promise<Actor>;
  }
}
