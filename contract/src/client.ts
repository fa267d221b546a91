import type { Address, ClientRequest, Endpoint, Reply, Schema } from './http/endpoint.ts';
import { limits } from './rules/limits.ts';
import { newRequestId } from './http/request-id.ts';
import type { ErrorDetails, ErrorReply } from './schemas/error-reply.ts';

/** Why a call failed (spec §8): 4xx, 5xx, no connection, no answer in time, or called off. */
export type Failure = 'badRequest' | 'badResponse' | 'network' | 'timeout' | 'cancelled';

export class ApiError extends Error {
  readonly failure: Failure;
  readonly statusCode: number | undefined;
  readonly code: string | undefined;
  readonly details: ErrorDetails | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure, facts: ApiErrorFacts = {}) {
    super(facts.message ?? failure, { cause: facts.cause });
    this.name = 'ApiError';
    this.failure = failure;
    this.statusCode = facts.statusCode;
    this.code = facts.code;
    this.details = facts.details;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

type ApiErrorFacts = Partial<ErrorReply> & { retryAfterSeconds?: number; cause?: unknown };

type Parts<E extends Endpoint> = {
  [K in keyof ClientRequest<E> as {} extends ClientRequest<E>[K] ? never : K]: ClientRequest<E>[K];
} & {
  [K in keyof ClientRequest<E> as {} extends ClientRequest<E>[K] ? K : never]?: ClientRequest<E>[K];
};

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The version of what is changed, as it was read: anything else there now is a conflict. */
  version?: string | null | undefined;
  /** Longest wait in milliseconds, where the client's own is too short. */
  timeout?: number;
  keepalive?: boolean;
}

export interface ClientConfig {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  baseUrl: string;
  headers: () => Record<string, string>;
  timeout?: number;
  onError?: (error: ApiError, call: Address) => void;
}

export type Client = ReturnType<typeof createClient>;

/** A typed client of the API: `call(getUser, { params: { id } })`. Failures are `ApiError`s. */
export function createClient(config: ClientConfig) {
  return function call<E extends Endpoint>(
    to: E,
    parts: Parts<E>,
    options: CallOptions = {},
  ): Promise<Reply<E>> {
    return ask(config, to, parts, options, async (response) => {
      return (to.download ? response.body : await response.json()) as Reply<E>;
    });
  };
}

export interface ListPage<Item> {
  items: Item[];
  next: string | undefined;
}

type ListEndpoint = Endpoint<Schema, Schema, Schema, Schema<unknown[]>>;

/** A client for lists by page: as `createClient`, with the next page of the `Link` header. */
export function createPageClient(config: ClientConfig) {
  return function callPage<E extends ListEndpoint>(
    to: E,
    parts: Parts<E>,
    options: CallOptions = {},
  ): Promise<ListPage<Reply<E>[number]>> {
    return ask(config, to, parts, options, async (response) => ({
      items: (await response.json()) as Reply<E>,
      next: nextCursor(response.headers.get('link')),
    }));
  };
}

function nextCursor(link: string | null) {
  const [, address] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '') ?? [];
  return new URLSearchParams(address?.split('?')[1]).get('cursor') ?? undefined;
}

async function ask<T>(
  config: ClientConfig,
  to: Address,
  parts: AnyParts,
  options: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const headers = { 'x-request-id': newRequestId(), ...config.headers(), ...options.headers };
  const requestId = headers['x-request-id'];
  try {
    const response = await send(config, to, parts, { ...options, headers });
    if (response.ok) return await read(response);
    throw await refused(response, requestId);
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : unanswered(cause, options.signal, requestId);
    config.onError?.(error, to);
    throw error;
  }
}

type AnyParts = { params?: unknown; query?: unknown; body?: unknown };

async function send(
  config: ClientConfig,
  to: Address,
  parts: AnyParts,
  options: CallOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeout ?? config.timeout ?? limits.requestTimeout);
  const hasBody = to.method !== 'GET';
  return fetch(config.baseUrl + callUrl(to.path, parts), {
    method: to.method,
    credentials: 'omit',
    headers: {
      accept: to.download ?? 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      'x-version': limits.apiVersion,
      ...(options.version && { 'if-match': `"${options.version}"` }),
      ...options.headers,
    },
    keepalive: options.keepalive,
    body: hasBody ? JSON.stringify(parts.body ?? {}) : undefined,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
}

export function callUrl(path: string, { params, query }: AnyParts): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(values[key])),
  );
  type Value = string | number | undefined;
  const pairs = Object.entries((query ?? {}) as Record<string, Value | Value[]>);
  const search = new URLSearchParams(
    pairs.flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one): [string, string] => [key, String(one)]),
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

async function refused(response: Response, requestId: string) {
  const facts = (await response.json().catch(() => ({}))) as Partial<ErrorReply>;
  return refusalError(response.status, facts, requestId, (name) => response.headers.get(name));
}

export function refusalError(
  statusCode: number,
  facts: Partial<ErrorReply>,
  requestId: string,
  header: (name: string) => string | null,
): ApiError {
  const retryAfter = Number(header('retry-after') ?? Number.NaN);
  return new ApiError(statusCode >= 500 ? 'badResponse' : 'badRequest', {
    requestId: header('x-request-id') ?? requestId,
    ...facts,
    statusCode,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

function unanswered(cause: unknown, signal: AbortSignal | undefined, requestId: string) {
  const facts = { cause, requestId };
  if (signal?.aborted) return new ApiError('cancelled', facts);
  if (cause instanceof Error && cause.name === 'TimeoutError') {
    return new ApiError('timeout', facts);
  }
  return new ApiError(cause instanceof SyntaxError ? 'badResponse' : 'network', facts);
}
