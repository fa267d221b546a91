import {
  type Endpoint,
  limits,
  type Paging,
  type Reply,
  type Request,
  type UserRef,
} from '@kollab/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Readable } from 'node:stream';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { TelegramPerson } from '#src/platform/access/init-data.ts';
import { type Actor, assertAllowed, namesSelf, type Person } from '#src/platform/access/actor.ts';
import { linkTo, type Page } from '#src/platform/paging.ts';
import { findCaller } from './caller.ts';
import { closedSignal } from './connections.ts';
import { acceptUploads, readPicture } from './multipart.ts';

export interface Call<E extends Endpoint> extends Request<E> {
  actor: Actor;
  /** The signed-in person; on an endpoint that is open to others too, throws for them. */
  person: Person;
  telegram: TelegramPerson;
  /** Where the request comes from, as far as proxies are trusted. */
  address: string;
  signal: AbortSignal;
  /** The request as text, to build the next page's address from. */
  url: string;
  header: (name: string, value: string) => void;
  /** What makes a repeated request the same one. Throws badInput for nonsense. */
  idempotencyKey: string | undefined;
  /** The version of what is changed that the caller read (`If-Match`). Throws badInput for nonsense. */
  version: string | undefined;
  /** Throws noFile, pictureTooLarge, malformedRequest. */
  picture: () => Promise<Buffer>;
}

/** A reply; one that is streamed also as Node's own kind of stream. */
type Answer<E extends Endpoint> = Reply<E> extends ReadableStream ? Reply<E> | Readable : Reply<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

export interface ServeOptions {
  /** Longest time a handler may take, in milliseconds. */
  timeout?: number;
  /** Longest body, in bytes, where the usual one is too short. */
  bodyLimit?: number;
  isPatient?: boolean;
  isEndless?: boolean;
  /** Whether who calls for the first time, or after having left, is not made a person of Kollab. */
  makesNobody?: boolean;
}

/** As long as a timer can take, in milliseconds. */
const never = 2 ** 31 - 1;

export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions = {},
) {
  const { timeout, bodyLimit, isPatient, isEndless, makesNobody = false } = options;
  const { method, path, access, params, query, body, reply, upload, download } = endpoint;
  const hasBody = method !== 'GET';
  const route: RouteOptions = {
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      kind: path.startsWith('/health/') ? 'health' : 'call',
      access,
      isPatient: isPatient === true || upload !== undefined || download !== undefined,
      isEndless: isEndless === true,
      ...(upload ? { body: 'upload' } : bodyLimit && { body: 'long' }),
    },
    schema: {
      params,
      querystring: query,
      ...(hasBody && { body }),
      ...(!download && { response: { '2xx': reply } }),
    },
    ...(isEndless && { handlerTimeout: never }),
    ...(timeout !== undefined && { handlerTimeout: timeout }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    onRequest: async (request, response) => {
      void response.header('cache-control', 'private, no-cache');
      request.actor = await findCaller(request, makesNobody);
      assertAllowed(access, request.actor);
    },
    ...(namesSelf(access) && {
      preHandler: async (request) => assertAllowed(access, request.actor, namedPerson(request)),
    }),
    handler: async (request, response) => {
      const answer = await handler(toCall<E>(request, response, upload));
      if (download) void response.type(download);
      return answer;
    },
  };
  if (upload) acceptUploads(app, (scope) => scope.route(route));
  else app.route(route);
}

type ItemOf<E extends Endpoint> = Reply<E> extends readonly (infer Item)[] ? Item : never;

/** The `Link` header names the next page. */
export function servePage<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  list: (call: Call<E>) => Promise<Page<ItemOf<E>>>,
  options: ServeOptions = {},
) {
  const handler = async (call: Call<E>) => {
    const { items, next } = await list(call);
    if (next !== undefined) call.header('link', linkTo(call.url, call.query as Paging, next));
    return items as Answer<E>;
  };
  serve(app, endpoint, handler, options);
}

const naming = ['telegramId', 'followerTelegramId', 'id'] as const;
type Naming = Partial<Record<(typeof naming)[number], UserRef>>;

function namedPerson({ params, query, body }: FastifyRequest) {
  const parts = [params, query, body] as (Naming | null | undefined)[];
  const names = parts.flatMap((part) => naming.map((name) => part?.[name]));
  return names.find((name) => name !== undefined);
}

function toCall<E extends Endpoint>(
  request: FastifyRequest,
  response: FastifyReply,
  upload: Endpoint['upload'],
): Call<E> {
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
      return closedSignal(response);
    },
    get address() {
      return request.ip;
    },
    url: request.url,
    get idempotencyKey() {
      return readIdempotencyKey(request.headers['idempotency-key']);
    },
    get version() {
      return readVersion(request.headers['if-match']);
    },
    header(name, value) {
      void response.header(name, value);
    },
    picture: () => readPicture(request, upload),
  };
}

function readIdempotencyKey(header: string | string[] | undefined) {
  if (header === undefined || header === '') return undefined;
  const isKey = typeof header === 'string' && header.length <= limits.idempotencyKey;
  if (!isKey) throw new AppError('badInput', { field: 'Idempotency-Key' });
  return header;
}

function readVersion(header: string | undefined) {
  if (header === undefined || header === '*') return undefined;
  const [, version] = /^(?:W\/)?"([\w-]{1,200})"$/.exec(header) ?? [];
  if (version === undefined) throw new AppError('badInput', { field: 'If-Match' });
  return version;
}

function signedIn(actor: Actor) {
  if (actor.kind === 'person') return actor;
  throw new AppError('unauthenticated');
}
