import { type ErrorCode, type ErrorDetails, type ErrorReply, errors } from '@kollab/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/app-error.ts';
import { forgetNames } from '#src/database/statements.ts';

const byStatus: Record<number, ErrorCode> = {
  404: 'notFound',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  431: 'tooLarge',
  503: 'unavailable',
};

const codeOf = (error: FastifyError | AppError): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (error.validation) return 'badInput';
  if (isPlanStale(error)) forgetNames();
  if (isDatabaseAway(error) || isPlanStale(error)) return 'unavailable';
  const status = error.statusCode ?? 500;
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'malformedRequest' : 'internal');
};

const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|08\w{3}|57P0[1-3]|53300)$/;
const awayMessages = /timeout exceeded when trying to connect|Connection terminated/;

/** The database restarts, is full or cannot be reached: trying again later may help. */
const isDatabaseAway = ({ code, message }: FastifyError | AppError) =>
  awayCodes.test(code) || awayMessages.test(message);

/** A migration changed what a named statement returns: the next try has it planned anew. */
const isPlanStale = ({ code, message }: FastifyError | AppError) =>
  code === '0A000' && message.includes('cached plan');

/** The caller never finished the request: nothing of ours failed. */
const isHalfSent = (error: FastifyError | AppError, { raw }: FastifyRequest) =>
  error.code === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete;

const detailsOf = (error: FastifyError | AppError): ErrorDetails | undefined => {
  if (error instanceof AppError) return error.details;
  const field = error.validation?.[0]?.instancePath;
  return field ? { field } : undefined;
};

/** Answers every failure in the one error shape; what is our fault is logged and not told. */
export function handleError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isHalfSent(error, request)) {
    return sendError(request, reply.header('connection', 'close'), 'malformedRequest');
  }
  const code = codeOf(error);
  if (code === 'unavailable') reply.header('retry-after', '2');
  if (errors[code].status >= 500) request.log.error({ err: error }, 'request failed');
  return sendError(request, reply, code, detailsOf(error));
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  details?: ErrorDetails,
) {
  const { status, message } = errors[code];
  const { retryAfterSeconds } = details ?? {};
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  const body: ErrorReply = {
    statusCode: status,
    code,
    message,
    requestId: request.id,
    ...(details && { details }),
  };
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(body);
}
