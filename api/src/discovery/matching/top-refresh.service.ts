import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { notify } from '#src/platform/outbox/outbox.service.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { findPerson, findVacancy } from './matches.queries.ts';
import { rankForVacancy } from './matching.service.ts';
import * as queries from './tops.queries.ts';
import { dayOf, findTop } from './tops.service.ts';

const day = 24 * 60 * 60_000;
const every = 20_000;
/** So long it works at a time: other jobs have their turn too. */
const longest = 3000;
const keptOver = 200;
const renewedAtOnce = 300;
/** Somebody who was not here for so many days gets theirs when they come. */
const activeDays = 14;

export const refreshTops = (context: Context, now: Date) =>
  inTurn(context.db, 'matching', { now, every }, async () => {
    const until = performance.now() + longest;
    await context.db.transaction().execute((trx) =>
      queries.renewOld(trx, {
        before: new Date(now.getTime() - day),
        since: dayOf(now) - activeDays,
        most: renewedAtOnce,
      }),
    );
    let isMore = true;
    while (isMore && performance.now() < until) isMore = await refreshNext(context);
    return !isMore;
  });

export const refreshNext = (context: Context) =>
  context.db.transaction().execute(async (trx) => {
    const due = await queries.takeDue(trx);
    if (due) await refreshers[due.side](context, trx, due.subject_id);
    return due !== undefined;
  });

type Keep = (context: Context, trx: Trx, id: string) => Promise<void>;

const refreshers: Record<queries.Side, Keep> = {
  async person(context, trx, id) {
    const person = await findPerson(trx, id);
    if (!person || person.approved_at === null || person.tags.length === 0) return;
    await keep(context, trx, 'person', { id, tags: person.tags, level: person.level });
  },

  /** With the others of its project, so that its owner hears of all that are new at once. */
  async vacancy(context, trx, id) {
    const vacancy = await findVacancy(trx, id);
    if (!vacancy) return queries.deleteTops(trx, [id]);
    const { project_id: projectId, owner_id: ownerId, project_name: projectName } = vacancy;
    const ids = [id, ...(await queries.takeDueOf(trx, projectId))].toSorted();
    const matched: NewVacancy[] = [];
    for (const one of ids) {
      const found = await refreshVacancy(context, trx, one);
      if (found) matched.push(found);
    }
    const [first, ...others] = matched;
    if (!first) return;
    await notify(trx, ownerId, {
      kind: 'vacancyMatched',
      projectId,
      projectName,
      ...first,
      ...(others.length > 0 && { others }),
    });
  },
};

interface NewVacancy {
  vacancyId: string;
  vacancyTitle: string;
  count: number;
}

/** Answers how many people a vacancy fits that is new, where there are any. */
async function refreshVacancy(
  context: Context,
  trx: Trx,
  id: string,
): Promise<NewVacancy | undefined> {
  const vacancy = await findVacancy(trx, id);
  if (!vacancy) {
    await queries.deleteTops(trx, [id]);
    return undefined;
  }
  const { project_id: projectId, owner_id: ownerId, created_at: createdAt, title } = vacancy;
  const isNew = (await queries.findTop(trx, id)) === undefined;
  await keep(context, trx, 'vacancy', vacancy);
  if (!isNew || context.clock().getTime() - createdAt.getTime() > day) return undefined;
  const { length: count } = await rankForVacancy(
    { db: trx, clock: context.clock },
    { ...vacancy, projectId, ownerId },
  );
  return count > 0 ? { vacancyId: id, vacancyTitle: title, count } : undefined;
}

async function keep(
  context: Context,
  trx: Trx,
  side: queries.Side,
  subject: {
    id: string;
    tags: readonly string[];
    level: Parameters<typeof findTop.person>[1]['level'];
  },
) {
  const at = context.clock();
  const found = await findTop[side](trx, subject, await knownSkills(context), dayOf(at));
  await queries.upsertTop(trx, { subject_id: subject.id, side, best: found, made_at: at });
  await queries.addToTops(trx, found, subject.id, keptOver);
}
