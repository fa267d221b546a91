import {
  answerMeeting,
  answerPoll,
  cancelMeeting,
  decideMeeting,
  getMeeting,
  notePoll,
  proposeMeeting,
} from '@kollab/contract';
import type { Someone, TestApp } from '#test/test-app.ts';

interface Named {
  id: string;
}
type Caller = Pick<Someone, 'call'>;

const of = ({ id }: Named) => ({ params: { projectId: id } });

export const propose = async ({ call }: Caller, project: Named, times: string[]) => {
  const { meeting } = await call(proposeMeeting, { ...of(project), body: { times } });
  if (!meeting) throw new Error('Nothing is asked');
  return meeting;
};

export const meetingOf = async ({ call }: Caller, project: Named) =>
  (await call(getMeeting, of(project))).meeting;

export const cancel = ({ call }: Caller, project: Named) =>
  call(cancelMeeting, { ...of(project), body: {} });

export const answer = async (
  { call }: Caller,
  project: Named,
  { id: meetingId }: Named,
  time: number | null,
  can?: boolean,
) => (await call(answerMeeting, { ...of(project), body: { meetingId, time, can } })).meeting;

export const choose = async (
  { call }: Caller,
  project: Named,
  { id: meetingId }: Named,
  time: number,
) => (await call(decideMeeting, { ...of(project), body: { meetingId, time } })).meeting;

export const poll = (kollab: TestApp, { id: meetingId }: Named, pollId: string) =>
  kollab.bot(notePoll, { body: { meetingId, pollId } });

export const votes = async (
  kollab: TestApp,
  { telegramId }: { telegramId: number },
  pollId: string,
  times: number[],
) => (await kollab.bot(answerPoll, { body: { telegramId, pollId, times } })).isCounted;
