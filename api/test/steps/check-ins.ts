import {
  answerCheckIn,
  askModerators,
  type CheckInAnswer,
  getCheckIns,
  pauseProject,
  setCheckInDay,
  tellOwnerWhoIsMissing,
} from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { askTeams } from '#src/work/check-ins/rounds.service.ts';
import type { Someone, TestApp } from '#test/test-app.ts';
import { day } from './applications.ts';
import { deliver } from './profiles.ts';

const hour = day / 24;
const week = 7 * day;
/** 2 January 1970 was a Friday: noon in Moscow. */
const someFriday = day + 9 * hour;

const start = new Date(Math.ceil((Date.now() + week - someFriday) / week) * week + someFriday);

export const friday = (days = 0) => new Date(start.getTime() + days * day);

/** Everything that was to be told by now: to whom, what, and how it stands; edits are marked. */
export async function told(kollab: TestApp) {
  return (await deliver(kollab)).map(({ telegramId, messageId, event }) => {
    const state = 'card' in event && 'state' in event.card ? ` ${event.card.state}` : '';
    const said = `${event.kind}${state}`;
    return { telegramId, said: messageId === null ? said : `(${said})`, event };
  });
}

export async function askAt(kollab: TestApp, now: Date) {
  await kollab.db.deleteFrom('jobs').execute();
  kollab.setTime(now);
  await askTeams(kollab.context, now);
  return told(kollab);
}

export async function askStuck(
  { db, context }: TestApp,
  { id: project_id }: { id: string },
  people: readonly { id: string }[],
  line = '',
) {
  const at = context.clock();
  const week = '2026-01-05';
  await db
    .updateTable('check_in_plans')
    .set({ week })
    .where('project_id', '=', project_id)
    .execute();
  const said = { project_id, week, asked_at: at, answer: 'stuck', line, answered_at: at } as const;
  const rows = people.map(({ id: user_id }) => ({ id: uuid(), user_id }));
  const all = rows.map((row) => Object.assign(row, said));
  await db.insertInto('check_ins').values(all).execute();
  return rows.map(({ id }) => id);
}

interface Named {
  id: string;
}
type Reader = Pick<Someone, 'call'>;

export const readAll = ({ call }: Reader, { id }: Named) =>
  call(getCheckIns, { params: { projectId: id } });

const refOf = async (person: Reader, project: Named) => {
  const { own } = await readAll(person, project);
  return { projectId: project.id, checkInId: own?.id ?? '' };
};

export async function say(
  person: Reader,
  project: Named,
  answer: CheckInAnswer | undefined,
  line?: string,
) {
  const params = await refOf(person, project);
  return person.call(answerCheckIn, { params, body: { answer, line } });
}

export const missSomebody = async (person: Reader, project: Named) =>
  person.call(tellOwnerWhoIsMissing, { params: await refOf(person, project), body: {} });

export const askForAdvice = async (person: Reader, project: Named) =>
  person.call(askModerators, { params: await refOf(person, project), body: {} });

export const setDay = ({ call }: Reader, { id }: Named, value: number | null) =>
  call(setCheckInDay, { params: { projectId: id }, body: { day: value } });

export const setPaused = ({ call }: Reader, { id }: Named, isPaused: boolean) =>
  call(pauseProject, { params: { projectId: id }, body: { isPaused } });
