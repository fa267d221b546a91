import * as z from 'zod/mini';
import { HealthChecks } from './health-checks.ts';

/** Facts that travel with a conflict, so that the loser of a race can be told the truth. */
export const ErrorDetails = z.object({
  status: z.optional(z.string()),
  decidedBy: z.optional(z.nullable(z.string())),
  decidedAt: z.optional(z.nullable(z.string())),
  claimedBy: z.optional(z.nullable(z.string())),
  claimedUntil: z.optional(z.nullable(z.string())),
  version: z.optional(z.number()),
  field: z.optional(z.string()),
  retryAfterSeconds: z.optional(z.number()),
  checks: z.optional(HealthChecks),
});
export type ErrorDetails = z.output<typeof ErrorDetails>;

export const ErrorReply = z.object({
  statusCode: z.number(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.optional(ErrorDetails),
});
export type ErrorReply = z.output<typeof ErrorReply>;
