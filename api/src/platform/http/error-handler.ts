import {
  type BadValue,
  type ErrorCode,
  type ErrorDetails,
  type ErrorReply,
  errors,
} from '@kollab/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/platform/errors/app-error.ts';
import { isDatabaseAway } from '#src/platform/database/outages.ts';
import { isPlanStale } from '#src/platform/database/statements.ts';
import { refusals } from '#src/platform/metrics/metrics.ts';
import { noteRefusedAct } from '#src/platform/metrics/refused-acts.ts';
import { endpointOf } from '#src/platform/metrics/requests.ts';

const byStatus: Record<number, ErrorCode> = {
  404: 'notFound',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  431: 'tooLarge',
  503: 'unavailable',
};

const codeOf = (error: FastifyError | AppError, request: FastifyRequest): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (error.validation) {
    return isOtherCall(error, request) ? 'notFound' : (error.validation[0]?.message as BadValue);
  }
  if (isDatabaseAway(error) || isPlanStale(error)) return 'unavailable';
  const status = error.statusCode ?? 500;
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'malformedRequest' : 'internal');
};

/** A word where a person's id stands names another call, if any: one that has no such method. */
const isOtherCall = (
  { validationContext }: FastifyError,
  { routeOptions: { url }, params }: FastifyRequest,
) =>
  validationContext === 'params' &&
  url === '/api/User/:id' &&
  /^[a-z-]+$/i.test(String((params as { id?: unknown }).id));

/** The caller never finished the request: nothing of ours failed. */
const isHalfSent = (error: FastifyError | AppError, { raw }: FastifyRequest) =>
  error.code === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete;

const detailsOf = (error: FastifyError | AppError): ErrorDetails | undefined => {
  if (error instanceof AppError) return error.details;
  const field = error.validation?.[0]?.instancePath;
  return field ? { field } : undefined;
};

export function handleError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isHalfSent(error, request)) {
    return sendError(request, reply.header('connection', 'close'), 'malformedRequest');
  }
  const code = codeOf(error, request);
  // A refusal of ours says all there is to say, unless trouble of somebody else's caused it.
  const isTold = error instanceof AppError && error.cause === undefined;
  const isOurs = errors[code].status >= 500 && !isTold;
  if (isOurs) request.log.error({ err: error }, 'request failed');
  return sendError(request, reply, code, code === 'notFound' ? undefined : detailsOf(error));
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  details?: ErrorDetails,
) {
  const { status, message } = errors[code];
  const { retryAfterSeconds } = details ?? {};
  if (code === 'unavailable') void reply.header('retry-after', '2');
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  void reply.header('x-request-id', request.id);
  if (status === 429) refusals.inc({ code });
  if (status === 403) noteRefusedAct(request, code, endpointOf(request));
  // What the framework refuses by itself has passed no hook that sets headers.
  void reply.header('x-content-type-options', 'nosniff');
  const body: ErrorReply = {
    statusCode: status,
    code,
    message,
    requestId: request.id,
    ...(details && { details }),
  };
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(body);
}
