import { randomUUID } from 'node:crypto';
import {
  answerConfirmation,
  getToday,
  decideWorkText,
  hideConfirmation,
  listConfirmedWork,
  listProjectWork,
  listWorkTexts,
  removeConfirmation,
  removeWorkText,
  sendWorkText,
} from '@kollab/contract';
import type { Someone, TestApp } from '#test/test-app.ts';
import { day } from './applications.ts';
import { sentEach } from './profiles.ts';
import { leave } from './team.ts';

type Reader = Pick<Someone, 'call'>;

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

export const say = (owner: Reader, confirmationId: string, text: string) =>
  owner.call(sendWorkText, { body: { confirmationId, text } });

export const unsay = (person: Reader, confirmationId: string) =>
  person.call(removeWorkText, { body: { confirmationId } });

export const textsFor = (moderator: Reader) => moderator.call(listWorkTexts, { query: {} });

/** Decides on what is said; turned down where there is a reason. */
export const judgeText = (
  moderator: Reader,
  id: string,
  { version = 1, comment }: { version?: number; comment?: string } = {},
) =>
  moderator.call(decideWorkText, {
    params: { id },
    body: { version, approve: comment === undefined, ...(comment !== undefined && { comment }) },
  });

/** What somebody did in a team, as its owner confirmed it, behind the API's back. */
export async function stayOf(
  { db }: TestApp,
  { id: userId }: Someone,
  { id }: { id: string },
  state: 'open' | 'confirmed' = 'confirmed',
) {
  const [confirmationId, at] = [randomUUID(), new Date()];
  const stay = {
    project_id: id,
    user_id: userId,
    role: 'Разработчик',
    joined_at: at,
    ended_at: at,
  };
  await db
    .insertInto('confirmations')
    .values({
      id: confirmationId,
      ...stay,
      state,
      created_at: at,
      decided_at: state === 'open' ? null : at,
    })
    .execute();
  return confirmationId;
}

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

export const newsTo = async (kollab: TestApp, ...people: [Someone, ...Someone[]]) =>
  (await sentEach(kollab, people)).map((events) =>
    events.flatMap((event) => {
      if (event.kind === 'confirmationCard') return event.card.state;
      return event.kind === 'membershipChanged' ? [] : event.kind;
    }),
  );

export const askedOf = async ({ call }: Reader) =>
  (await call(getToday, {})).waiting.filter(({ kind }) => kind === 'confirmation');
