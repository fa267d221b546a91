import { displayName, limits, type PeopleToCallCard, serverLimits } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import type { Context } from '#src/platform/context.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { remind, remindableAt, renewMessages } from '#src/platform/outbox/outbox.service.ts';
import { knownSkills, matchOf } from '#src/people/skills/skills.service.ts';
import { isShown, lockProject, lockVacancy } from '#src/work/access/project-access.service.ts';
import { listCallable } from './calls.queries.ts';
import { findVacancy, insertShown } from './matches.queries.ts';
import { rankForVacancy } from './matching.service.ts';
import * as queries from './people-to-call.queries.ts';
import { dayOf } from './tops.service.ts';

const day = 24 * 60 * 60_000;
const every = 20_000;
const batch = 100;
const mostBatches = 20;

export const proposePeople = (context: Context, now: Date) =>
  inTurn(context.db, 'people to call', { now, every }, async () => {
    for (let count = 0; count < mostBatches; count += 1) {
      const looked = await queries.lookAtNext(context.db, now, batch);
      await forEachApart(looked.due, (vacancy) => propose(context, vacancy, now));
      if (looked.count < batch) break;
    }
    return true;
  });

async function findPeople({ db }: Context, { id, ownerId }: queries.DueVacancy, now: Date) {
  const vacancy = await findVacancy(db, id);
  if (!vacancy) return [];
  const { project_id: projectId } = vacancy;
  const ranked = await rankForVacancy({ db, clock: () => now }, { ...vacancy, projectId, ownerId });
  const ids = ranked.map(({ row }) => row.id);
  const [callable, rested, told] = await Promise.all([
    listCallable(db, ownerId, ids, now),
    queries.listRested(db, ids, now),
    queries.listToldOf(db, id),
  ]);
  return ids
    .filter((one) => callable.has(one) && rested.has(one) && !told.has(one))
    .slice(0, limits.peopleToCall);
}

/** The owner's settings are locked first, as whoever sets that they are away has them. */
async function propose(context: Context, vacancy: queries.DueVacancy, now: Date) {
  const { id, projectId, ownerId } = vacancy;
  const userIds = await findPeople(context, vacancy, now);
  await context.db.transaction().execute(async (trx) => {
    const mayAt = await remindableAt(trx, ownerId, now);
    const project = await lockProject(trx, projectId);
    const { call_at: callAt } = await lockVacancy(trx, projectId, id);
    if (callAt > now || project.owner_id !== ownerId) return;
    if (!isShown(project) || !(await queries.isLacking(trx, id, now))) {
      return queries.setCallAt(trx, id, new Date(now.getTime() + day));
    }
    const isTold = userIds.length > 0 && mayAt <= now;
    const again = new Date(now.getTime() + serverLimits.callPeopleAgainDays * day);
    await queries.setCallAt(trx, id, mayAt > now ? mayAt : again);
    if (!isTold) return;
    const cardId = uuid();
    await queries.insertPeople(trx, { cardId, vacancyId: id, userIds, at: now });
    await insertShown(trx, id, userIds, dayOf(now));
    await remind(trx, { kind: 'peopleToCallCard', about: cardId, recipientId: ownerId }, now);
  });
}

export const refreshPeopleToCall = async (trx: Trx, { id }: { id: string }) => {
  await renewMessages(trx, queries.cardsOf(id));
};

export async function listPeopleToCall(db: Db, ids: readonly string[], now: Date) {
  const rows = await queries.listPeopleFacts(db, ids, now);
  const skills = await knownSkills({ db, clock: () => now });
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, people]) => {
    const [first] = people;
    if (!first) return [];
    const card: PeopleToCallCard = {
      projectId: first.project_id,
      projectName: first.project_name,
      vacancyId: first.vacancy_id,
      vacancyTitle: first.vacancy_title,
      people: people.flatMap((person) => {
        const match = matchOf(skills, person.wanted, person.tags);
        const { telegram_id: telegramId, person_state: state } = person;
        return match ? [{ telegramId, name: displayName(person), match, state }] : [];
      }),
      state: first.state,
    };
    return [{ id, ownerId: first.owner_id, card }];
  });
}
