import {
  addParticipant,
  addToProjectTeam,
  answerHandOver,
  answerInvitation,
  type ApiError,
  getProject,
  handOverProject,
  leaveProject,
  listInvitations,
  removeParticipant,
  takeBackHandOver,
} from '@kollab/contract';
import { takeAll as takeRows } from './profiles.ts';
import type { Someone, TestApp } from '#test/test-app.ts';

export { told } from './profiles.ts';

interface Named {
  id: string;
}
type Person = { telegramId: number };
type Reader = Pick<Someone, 'call'>;

export const addGuest = (owner: Reader, { id }: Named, name: string) =>
  owner.call(addParticipant, { body: { projectId: id, name } });

export const add = (owner: Reader, { id }: Named, { telegramId }: Person) =>
  owner.call(addToProjectTeam, { body: { projectId: id, telegramId } });

export const remove = (owner: Reader, { id }: Named, participantId: string) =>
  owner.call(removeParticipant, { params: { projectId: id, participantId }, body: {} });

export const leave = (member: Reader, { id }: Named) =>
  member.call(leaveProject, { body: { projectId: id } });

export async function offer(owner: Reader, { id }: Named, heir: Person & Partial<Someone>) {
  await heir.fillIn?.();
  return owner.call(handOverProject, { body: { projectId: id, telegramId: heir.telegramId } });
}

export const takeBack = (owner: Reader, { id }: Named) =>
  owner.call(takeBackHandOver, { body: { projectId: id } });

export const answerOffer = (member: Reader, { id }: Named, accept: boolean) =>
  member.call(answerHandOver, { body: { projectId: id, accept } });

export async function handOver(owner: Reader, project: Named, heir: Someone) {
  await offer(owner, project, heir);
  await answerOffer(heir, project, true);
}

export const answer = (person: Reader, { id }: Named, accept: boolean) =>
  person.call(answerInvitation, { body: { projectId: id, accept } });

export const listOwn = ({ call, telegramId }: Someone, query: object = {}) =>
  call(listInvitations, { params: { telegramId }, query });

export const teamOf = async (reader: Reader, { id }: Named) =>
  (await reader.call(getProject, { params: { projectId: id } })).participants;

export async function placeOf(owner: Reader, project: Named, { telegramId }: Person) {
  const team = await teamOf(owner, project);
  return team.find((one) => one.telegramId === telegramId)?.participantId ?? '';
}

export const takeAll = async (kollab: TestApp) =>
  (await takeRows(kollab)).map(({ telegramId, event }) => ({ telegramId, event }));

export const outcomes = <T>(works: Promise<T>[]) =>
  Promise.all(works.map((work) => work.catch((error: ApiError) => error.code)));
