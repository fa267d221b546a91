import { type ErrorCode, type ErrorDetails, errors } from '@kollab/contract';

/** A refusal: its status and message stand in the contract's table. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(errors[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
