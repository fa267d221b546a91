import {
  answerConfirmation,
  getToday,
  hideConfirmation,
  listConfirmedWork,
  listProjectWork,
  removeConfirmation,
} from '@kollab/contract';
import type { Someone, TestApp } from '#test/test-app.ts';
import { day } from './applications.ts';
import { sentEach } from './profiles.ts';
import { leave } from './team.ts';

type Reader = Pick<Someone, 'call'>;

/** What people do about what was done in teams, one step each. */
export const workOf = (reader: Reader, { telegramId }: { telegramId: number }) =>
  reader.call(listConfirmedWork, { params: { telegramId } });

export const workIn = (reader: Reader, { id }: { id: string }) =>
  reader.call(listProjectWork, { params: { projectId: id } });

export const confirm = (owner: Reader, confirmationId: string, isYes = true) =>
  owner.call(answerConfirmation, { body: { confirmationId, confirm: isYes } });

export const takeAway = (person: Reader, confirmationId: string) =>
  person.call(removeConfirmation, { body: { confirmationId } });

export const hide = (person: Reader, confirmationId: string, isHidden = true) =>
  person.call(hideConfirmation, { body: { confirmationId, isHidden } });

/** Somebody leaves a team after so many days; answers what is to be confirmed of them. */
export async function leaveAfter(
  kollab: TestApp,
  member: Someone,
  project: { id: string },
  days = 20,
) {
  kollab.passTime(days * day);
  await leave(member, project);
  const { id } = await kollab.db
    .selectFrom('confirmations')
    .where('user_id', '=', member.id)
    .where('project_id', '=', project.id)
    .select('id')
    .orderBy('ended_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** What people were told, cards by their state, since this was asked last. */
export const newsTo = async (kollab: TestApp, ...people: [Someone, ...Someone[]]) =>
  (await sentEach(kollab, people)).map((events) =>
    events.flatMap((event) => {
      if (event.kind === 'confirmationCard') return event.card.state;
      return event.kind === 'membershipChanged' ? [] : event.kind;
    }),
  );

/** What they are asked to confirm on their first screen. */
export const askedOf = async ({ call }: Reader) =>
  (await call(getToday, {})).waiting.filter(({ kind }) => kind === 'confirmation');
