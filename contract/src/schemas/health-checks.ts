import * as z from 'zod/mini';

const check = { ok: z.boolean(), reason: z.optional(z.string()) } as const;

export const HealthChecks = z.object({
  database: z.object({ ...check, ms: z.nullable(z.number()) }),
  migrations: z.object(check),
  uploads: z.object(check),
  /**
   * Where reads may go, as far as there are any; without them the primary answers. One that leads
   * now is well: after the next switchover it follows, and serves reads again.
   */
  replicas: z.optional(
    z.object({ ...check, fresh: z.number(), leading: z.number(), configured: z.number() }),
  ),
  /** Not well when nobody delivers; the API serves all the same. */
  notifications: z.object({ ...check, oldestDueSeconds: z.nullable(z.number()) }),
});
export type HealthChecks = z.output<typeof HealthChecks>;
