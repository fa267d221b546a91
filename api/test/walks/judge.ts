import { badValues, type ErrorCode, errors, type Endpoint } from '@kollab/contract';
import { ErrorReply } from '@kollab/contract/schemas';
import type { Answer } from './send.ts';

const inside =
  /node_modules|\.[jt]s\b|\bat .+:\d+|\b(select|insert into|update|delete from) .+|postgres|kysely|violates|syntax error|pg_|ECONN|\/(tmp|home|root|usr)\//i;

const ofAnyCall: ReadonlySet<ErrorCode> = new Set([
  ...badValues,
  'malformedRequest',
  'unsupportedVersion',
  'unauthenticated',
  'initDataExpired',
  'forbidden',
  'suspended',
  'notFound',
  'tooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'unavailable',
]);

const slow = 8000;

export function complaintsOf(endpoint: Endpoint, answer: Answer): string[] {
  const { status, headers, text, milliseconds } = answer;
  const complaints = status < 300 ? ofReply(endpoint, answer) : ofRefusal(endpoint, answer);
  if (milliseconds > slow) complaints.push(`took ${Math.round(milliseconds)} ms`);
  const type = status < 300 ? (endpoint.download ?? 'application/json') : 'application/json';
  const isTyped = (headers.get('content-type') ?? '').startsWith(type);
  if (status !== 304 && !isTyped) complaints.push(`is no ${type}: ${text.slice(0, 200)}`);
  if (headers.get('x-content-type-options') !== 'nosniff') complaints.push('may be sniffed');
  return complaints;
}

function ofReply(endpoint: Endpoint, { text }: Answer): string[] {
  if (endpoint.download === 'application/zip') return text.startsWith('PK') ? [] : ['is no zip'];
  if (endpoint.download) return text.startsWith('retry:') ? [] : ['is no stream of events'];
  const reply: unknown = JSON.parse(text);
  const read = endpoint.reply.safeParse(reply);
  if (!read.success) return [`is not its reply: ${read.error.message}`];
  return JSON.stringify(read.data) === JSON.stringify(reply) ? [] : ['says more than its reply'];
}

/** Too busy a machine says so, which breaks nothing. */
export const isOverloaded = ({ status, headers }: Answer) =>
  status === 503 && headers.get('retry-after') !== null;

function ofRefusal(endpoint: Endpoint, answer: Answer): string[] {
  const { status, text } = answer;
  if (status === 304) return text === '' ? [] : ['304 with a body'];
  const read = ErrorReply.safeParse(parse(text));
  if (!read.success) return [`${status} in another shape: ${text.slice(0, 300)}`];
  const { code, message, statusCode, requestId } = read.data;
  const complaints: string[] = [];
  if (status >= 500 && !isOverloaded(answer)) complaints.push(`failed with ${status} ${code}`);
  if (statusCode !== status) complaints.push(`says ${statusCode} and is ${status}`);
  if (errors[code as ErrorCode]?.message !== message)
    complaints.push(`has a text of its own: ${message}`);
  if (!/^[\w.-]{1,100}$/.test(requestId)) complaints.push(`has no request id: ${requestId}`);
  if (inside.test(text)) complaints.push(`tells of the inside: ${text.slice(0, 300)}`);
  const isKnown = ofAnyCall.has(code as ErrorCode) || endpoint.errors.includes(code as ErrorCode);
  if (!isKnown) complaints.push(`refuses with ${code}, which the contract does not name`);
  return complaints;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
