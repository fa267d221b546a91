import { SetupError } from '@kollab/runtime/setup-error';
import { poolerProblem } from './sessions.ts';

const mistakes: Record<string, string> = {
  ENOTFOUND: 'its host cannot be found: correct it.',
  EAI_AGAIN: 'its host cannot be looked up: correct it, or look at the name servers.',
  ECONNREFUSED: 'nothing listens there: start the database, or correct the address.',
  '28P01': 'the database refuses its password: correct it.',
  '28000': 'the database refuses its user: correct it.',
  '3D000': 'the database has not been created: create it, or correct its name.',
};

/** Why a database could not be reached, without its address: that holds a password. */
export function unreachable(error: unknown): SetupError {
  const refusal = poolerProblem(error);
  if (refusal) return refusal;
  const { code = '', message } =
    error instanceof AggregateError
      ? (error.errors[0] as NodeJS.ErrnoException)
      : (error as NodeJS.ErrnoException);
  const advice = mistakes[code] ?? 'correct the address, or look at the database.';
  return new SetupError(
    `DATABASE_URL leads to no database that can be used (${message}): ${advice}`,
  );
}
