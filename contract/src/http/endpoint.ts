import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Access } from './policy.ts';

export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>;

export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As specified (spec §7), with `{name}` for a path parameter. */
  readonly path: string;
  readonly upload?: 'image';
  /** What the reply is, where it is no JSON: then it is the stream of its bytes. */
  readonly download?: 'application/zip' | 'text/event-stream';
}

/**
 * One HTTP call: everything the server, the typed client and the documentation know about it. In the pages
 * that browsers load only its address is there (`addresses-only.ts`).
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> extends Address {
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  readonly summary: string;
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface Definition<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
> extends Pick<Address, 'upload' | 'download'> {
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
  errors?: readonly ErrorCode[];
  summary: string;
}

/** States what a call takes, answers and refuses; parts left out accept nothing. */
export function endpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(
  method: Address['method'],
  path: string,
  definition: Definition<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  const defaults = { params: nothing, query: nothing, body: nothing, errors: [] };
  return { method, path, ...defaults, ...definition } as unknown as Endpoint<P, Q, B, R>;
}

/** A request as the server has parsed it, which is also the one form that clients write. */
export interface Request<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** What a client passes: as a request, with what the server fills in left out of the query. */
export interface ClientRequest<E extends Endpoint> extends Omit<Request<E>, 'query'> {
  query: Partial<z.output<E['query']>>;
}

export type Reply<E extends Endpoint> = z.output<E['reply']>;
