import { answerTimeOf } from '@kollab/contract/answer-time';
import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import * as queries from './answers.queries.ts';

export { scheduleAnswerTime } from './answers.queries.ts';

const day = 24 * 60 * 60_000;
const every = 20_000;
const longest = 2000;
const batch = 100;
const lookedBack = 90 * day;

/** Counts how soon owners answer: of each once a day, and after they decided. */
export const countAnswers = (context: Context, now: Date) =>
  inTurn(context.db, 'answers', { now, every }, async () => {
    const until = performance.now() + longest;
    while ((await countNext(context, now)) === batch && performance.now() < until);
    return true;
  });

const countNext = ({ db }: Context, now: Date) =>
  db.transaction().execute(async (trx) => {
    const ownerIds = await queries.lockDue(trx, now, batch);
    const since = new Date(now.getTime() - lookedBack);
    const waitings = Map.groupBy(
      await queries.listWaitings(trx, ownerIds, since, now),
      ({ ownerId }) => ownerId,
    );
    const times = [...waitings].map(([ownerId, own]) => ({
      ownerId,
      answerTime: answerTimeOf(own),
    }));
    await queries.setAnswerTimes(trx, times, new Date(now.getTime() + day));
    await queries.deleteAnswerTimes(
      trx,
      ownerIds.filter((id) => !waitings.has(id)),
    );
    return ownerIds.length;
  });
