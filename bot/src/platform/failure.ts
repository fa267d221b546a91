import { ApiError } from '@kollab/contract';
import { withoutToken } from '@kollab/runtime/secrets';
import { GrammyError, HttpError } from 'grammy';

/** An error in one line for a log or a record, never with a token. */
export function describeFailure(error: unknown): string {
  return withoutToken(sentence(error)).slice(0, 1000);
}

export const traceOf = (error: unknown) =>
  withoutToken(error instanceof Error ? (error.stack ?? error.message) : String(error));

function sentence(error: unknown): string {
  if (error instanceof GrammyError) return `${error.error_code} ${error.description}`;
  if (error instanceof HttpError) return sentence(error.error);
  if (error instanceof ApiError) {
    const facts = [error.statusCode, error.code ?? error.failure, error.requestId];
    return `API: ${facts.filter((fact) => fact !== undefined).join(' ')}`;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
