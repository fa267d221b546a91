import { type ErrorCode, type ErrorDetails, errors } from '@kollab/contract';

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
