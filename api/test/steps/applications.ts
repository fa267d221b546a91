import {
  apply,
  type ApplicationStatus,
  decideApplication,
  getApplication,
  limits,
  listOwnApplications,
  listProjectApplications,
  withdrawApplication,
} from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import type { Someone, TestApp } from '#test/test-app.ts';

export { takeAll, told } from './profiles.ts';

/** A project as the samples make it; the vacancy is its first unless another is named. */
export interface Place {
  id: string;
  vacancyIds: string[];
}

const vacancyOf = ({ vacancyIds }: Place) => vacancyIds[0] ?? '';

export const tripleOf = (place: Place, { telegramId }: { telegramId: number }) => ({
  projectId: place.id,
  vacancyId: vacancyOf(place),
  telegramId,
});

export const at = (place: Place, index: number): Place => ({
  ...place,
  vacancyIds: place.vacancyIds.slice(index, index + 1),
});

export const applyTo = (
  person: Someone,
  place: Place,
  { coverLetter = 'Хочу к вам', key }: { coverLetter?: string; key?: string } = {},
) =>
  person.call(
    apply,
    { body: { ...tripleOf(place, person), coverLetter } },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

export const decide = (
  owner: Someone,
  place: Place,
  applicant: { telegramId: number },
  status: ApplicationStatus,
  reason?: string | null,
) =>
  owner.call(decideApplication, { params: tripleOf(place, applicant), body: { status, reason } });

export const withdraw = (person: Someone, place: Place) =>
  person.call(withdrawApplication, { query: tripleOf(place, person), body: {} });

export const readOne = (
  reader: Pick<Someone, 'call'>,
  place: Place,
  applicant: { telegramId: number },
) => reader.call(getApplication, { params: tripleOf(place, applicant) });

export const listOwn = (
  reader: Someone,
  query: { status?: ApplicationStatus; limit?: number } = {},
  { telegramId }: { telegramId: number } = reader,
) => reader.call(listOwnApplications, { params: { telegramId }, query });

export const listWaiting = (reader: Someone, { id }: { id: string }) =>
  reader.call(listProjectApplications, { params: { projectId: id }, query: {} });

export const listUnanswered = (reader: Someone, { id }: { id: string }) =>
  reader.call(listProjectApplications, {
    params: { projectId: id },
    query: { closedBecause: 'noAnswer' },
  });

export const day = 24 * 60 * 60_000;

/** Leaves so many places in a team, none by default: guests take the others. */
export async function fillTeam({ db, context }: TestApp, { id }: { id: string }, left = 0) {
  const { count } = await db
    .selectFrom('participants')
    .where('project_id', '=', id)
    .where('state', 'in', ['member', 'invited'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const row = {
    project_id: id,
    name: 'Гость',
    state: 'member',
    created_at: context.clock(),
  } as const;
  const guests = Array.from({ length: limits.participants - count - left }, () => ({
    id: uuid(),
    ...row,
  }));
  await db.insertInto('participants').values(guests).execute();
}
