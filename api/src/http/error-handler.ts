import { type ErrorCode, type ErrorDetails, type ErrorReply, errors } from '@kollab/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/app-error.ts';

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
  const status = error.statusCode ?? 500;
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'malformedRequest' : 'internal');
};

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
  const code = codeOf(error);
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
  const body: ErrorReply = {
    statusCode: status,
    code,
    message,
    requestId: request.id,
    ...(details && { details }),
  };
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(body);
}
