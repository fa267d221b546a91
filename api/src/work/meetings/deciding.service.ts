import type { Context } from '#src/platform/context.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { notify, notifyAll, notifyChat, updateCards } from '#src/platform/outbox/outbox.service.ts';
import { lockRightsShared } from '#src/work/access/project-access.service.ts';
import { isAlive } from '#src/work/rooms/rooms.service.ts';
import * as queries from './meetings.queries.ts';
import { bestTime, hasEveryAnswer } from './meetings.view.ts';

const every = 20_000;
const batch = 100;

/** Agrees upon a time and tells the team, in its chat or each of them; without one tells its owner. */
export async function decide(trx: Trx, facts: queries.MeetingFacts, at: Date | undefined) {
  const { id, project_id: projectId, project_name: projectName, chat_id: chatId } = facts;
  const project = { projectId, projectName };
  await queries.updateMeeting(trx, id, {
    state: at ? 'set' : 'failed',
    agreed_at: at ?? null,
  });
  await updateCards(trx, id);
  if (!at) return notify(trx, facts.owner_id, { kind: 'meetingFailed', ...project });
  const news = { kind: 'meetingSet', ...project, at: at.toISOString() } as const;
  if (chatId !== null) return notifyChat(trx, chatId, news);
  return notifyAll(
    trx,
    facts.members.map((recipientId) => ({ recipientId, news })),
  );
}

export async function decideIfAnswered(trx: Trx, id: string): Promise<boolean> {
  const facts = await queries.getMeetingFacts(trx, id);
  const isAnswered = hasEveryAnswer(facts);
  if (isAnswered) await decide(trx, facts, bestTime(facts));
  return isAnswered;
}

export async function cancel(trx: Trx, id: string) {
  await queries.updateMeeting(trx, id, { state: 'cancelled' });
  await updateCards(trx, id);
}

export const closeMeetings = (context: Context, now: Date) =>
  inTurn(context.db, 'meetings', { now, every }, async () => {
    const due = await queries.listDue(context.db, now, batch);
    await forEachApart(due, ({ id, projectId }) =>
      context.db.transaction().execute(async (trx) => {
        const project = await lockRightsShared(trx, projectId);
        const meeting = await queries.lockMeeting(trx, projectId, id);
        if (meeting?.state !== 'open') return;
        if (project && isAlive(project)) {
          const facts = await queries.getMeetingFacts(trx, id);
          await decide(trx, facts, bestTime(facts));
          return;
        }
        await cancel(trx, id);
      }),
    );
    return true;
  });
