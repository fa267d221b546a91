import type { Trx } from '#src/platform/database/schema.ts';
import * as queries from './events.queries.ts';

/** Has followers told of a project, or of its vacancies, that nobody saw before. */
export const noteFirstApprovals = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertFirstApprovals(trx, id, at);

/** Has followers told that a project has come to another stage. */
export const noteStage = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertStage(trx, id, at);

/** Has followers told that a project has reached its end. */
export const noteFinish = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertFinish(trx, id, at);
