import type { agreeToPair, Application, Request } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { notifyAll } from '#src/platform/outbox/outbox.service.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import {
  assertMayApply,
  findOwn,
  findEligibility,
  momentAfter,
  sendTogether,
} from '#src/work/applications/applying.service.ts';
import { answerOf, endOwnPairs } from './pair-ending.service.ts';
import { getPair, lockApplying, mayApply, lockOpening } from './pairs.service.ts';
import * as queries from './pairs.queries.ts';

/**
 * Agrees to apply together: sends what both wrote, and its owner sees one card; again it answers the same. Throws
 * what applying does, pairNotFound, pairOver where one of the two cannot apply any more.
 */
export async function agree(
  context: Context,
  person: Person,
  { pairId, coverLetter }: Request<typeof agreeToPair>['body'],
): Promise<Application> {
  const { db, clock } = context;
  const skills = await knownSkills(context);
  const pair = await getPair(db, pairId, person.id);
  if (pair.invitee_id !== person.id) throw new AppError('pairNotFound');
  const { project_id: projectId, vacancy_id: vacancyId, inviter_id: inviterId } = pair;
  const triple = { projectId, vacancyId, userId: person.id };
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const theirs = { ...triple, id: uuid(), userId: inviterId, coverLetter: pair.cover_letter, at };
    const own = { ...triple, id: uuid(), coverLetter, at };
    const opening = await lockOpening(trx, own);
    await lockApplying(trx, [person.id, inviterId]);
    const open = await queries.lockInvitedTo(trx, vacancyId, [person.id, inviterId]);
    const invited = open.find(({ id }) => id === pairId);
    if (invited) {
      assertMayApply(opening, own);
      const eligibility = await findEligibility(trx, theirs);
      const their = { ...opening, eligibility };
      if (invited.is_over || !mayApply(their, theirs)) throw new AppError('pairOver');
      const moments = [opening.eligibility, their.eligibility].map((one) => momentAfter(one, at));
      const moment = new Date(Math.max(...moments.map(Number)));
      await queries.answer(trx, [pairId], 'agreed', moment);
      await endOwnPairs(trx, { vacancyId, userIds: [person.id, inviterId] }, at);
      await sendTogether(context, trx, {
        theirs: { ...theirs, at: moment, pairId },
        own: { ...own, at: moment, pairId },
        ownerId: opening.project.owner_id,
      });
      await notifyAll(trx, [answerOf(invited, 'agreed')], [pairId]);
    } else if ((await getPair(trx, pairId, person.id)).state !== 'agreed') {
      throw new AppError('pairOver');
    }
    const application = await findOwn(trx, triple, skills);
    if (!application) throw new AppError('pairOver');
    return application;
  });
}
