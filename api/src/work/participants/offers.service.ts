import type { Trx } from '#src/platform/database/schema.ts';
import { updateCards } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './offers.queries.ts';

export { answerOffer, endUnanswered, findOffered, openOffer } from './offers.queries.ts';

const show = (trx: Trx, ended: readonly { id: string }[]) =>
  updateCards(trx, ...ended.map(({ id }) => id));

export const endOffer = async (trx: Trx, projectId: string) =>
  show(trx, await queries.endOfProject(trx, projectId));

export const endOffersOf = async (trx: Trx, userId: string) =>
  show(trx, await queries.endOfPerson(trx, userId));
