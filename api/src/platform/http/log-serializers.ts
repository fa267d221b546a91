import type { FastifyRequest } from 'fastify';

const longest = 300;

const secrets = [
  /\d{5,}:[\w-]{10,}/g,
  /\b(tma|bearer|basic) +[^\s"']+/gi,
  /\b(hash|signature|user|query_id|auth_date|tgWebAppData|authorization)(=|%3d)[^\s"']*/gi,
  /\b(postgres|postgresql|redis|rediss|https?):\/\/[^\s"'/@]*@/gi,
];

const withoutSecrets = (text: string) =>
  secrets.reduce((rest, secret) => rest.replace(secret, '[secret]'), text).slice(0, longest);

/** A path as far as it names a thing: what may follow is somebody's. */
const pathOf = (url: string) => withoutSecrets(/^[^?#;=&%]*/.exec(url)?.[0] ?? '');

const serializeRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: pathOf(request.url),
  remoteAddress: request.ip,
});

interface Written {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

interface Failure {
  name?: string;
  message?: unknown;
  code?: string | number;
  stack?: unknown;
  cause?: unknown;
  table?: string;
  column?: string;
  constraint?: string;
  routine?: string;
}

/** Postgres and JSON repeat the value they did not like. */
const repeatsValue = ({ name, code }: Failure) =>
  name === 'SyntaxError' || /^22\w{3}$/.test(String(code));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const messageOf = (failure: Failure) => {
  const message = textOf(failure.message);
  return withoutSecrets(repeatsValue(failure) ? message.replace(/"[^]*"|'[^]*'/g, '…') : message);
};

const isForeign = (line: string) => /node_modules|\(node:| node:/.test(line);

/** Where it happened, of our own code where it was in it, without the message of a stack. */
function traceOf({ stack }: Failure) {
  const lines = textOf(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const own = lines.filter((line) => !isForeign(line));
  return (own.length > 0 ? own : lines).slice(0, 10).join('\n');
}

/** An error by what is known to hold no values: not detail, where, query or parameters. */
function serializeError(error: unknown, depth = 0): Written {
  if (typeof error !== 'object' || error === null) {
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  }
  const failure = error as Failure;
  const { name, code, table, column, constraint, routine, cause } = failure;
  return {
    type: name ?? 'Error',
    message: messageOf(failure),
    code,
    table,
    column,
    constraint,
    routine,
    stack: traceOf(failure),
    ...(cause !== undefined && depth < 3 && { cause: serializeError(cause, depth + 1) }),
  };
}

export const logSerializers = {
  req: serializeRequest,
  err: (error: unknown) => serializeError(error),
  error: (error: unknown) => serializeError(error),
  // All headers of an upload.
  busboyOptions: () => undefined,
  reason: (reason: unknown) => withoutSecrets(String(reason)),
};
