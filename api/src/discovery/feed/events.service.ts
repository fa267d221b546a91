import type { Trx } from '#src/platform/database/schema.ts';
import * as queries from './events.queries.ts';

export const noteFirstApprovals = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertFirstApprovals(trx, id, at);

export const noteStage = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertStage(trx, id, at);

export const noteFinish = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertFinish(trx, id, at);
