import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { list } from '#src/schemas/bounds.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { GivenMoment, Meeting, PollId, TimePlace } from '#src/schemas/work/meetings.ts';

const params = z.object({ projectId: Id });
const reply = z.object({ meeting: z.nullable(Meeting) });

export const getMeeting = endpoint('GET', '/api/User/project/{projectId}/meeting', {
  access: 'team',
  params,
  reply,
  errors: ['projectNotFound', 'forbidden'],
  summary: 'The meeting that the team agrees upon, or agreed upon last; a past one is not shown',
});

export const proposeMeeting = endpoint('POST', '/api/User/project/{projectId}/meeting', {
  access: 'owner',
  params,
  body: z.strictObject({
    times: list(GivenMoment, limits.meetingTimes, { min: 2 }),
  }),
  reply,
  errors: [
    'projectNotFound',
    'forbidden',
    'badInput',
    'meetingAsked',
    'nobodyToMeet',
    'dailyLimit',
  ],
  summary: 'Asks the team when to meet: in its chat where it has one, else everybody in theirs',
});

export const cancelMeeting = endpoint('DELETE', '/api/User/project/{projectId}/meeting', {
  access: 'owner',
  params,
  body: z.strictObject({}),
  reply,
  errors: ['projectNotFound', 'forbidden'],
  summary: 'Asks no more; where nothing is asked nothing changes, and what is set stays',
});

export const answerMeeting = endpoint('POST', '/api/User/project/{projectId}/meeting/answer', {
  access: 'team',
  params,
  body: z.strictObject({
    meetingId: Id,
    /** Null: at none of the times. */
    time: z.nullable(TimePlace),
    /** Without it the other answer than before is given for the time. */
    can: z.optional(z.boolean()),
  }),
  reply: z.object({ meeting: Meeting }),
  errors: ['projectNotFound', 'forbidden', 'meetingOver', 'badInput'],
  summary: 'Says whether one can at a time; once all have said when they can, it is decided',
});

export const decideMeeting = endpoint('POST', '/api/User/project/{projectId}/meeting/decide', {
  access: 'owner',
  params,
  body: z.strictObject({ meetingId: Id, time: TimePlace }),
  reply: z.object({ meeting: Meeting }),
  errors: ['projectNotFound', 'forbidden', 'meetingOver', 'badInput'],
  summary: 'Decides upon a time without waiting for the others; the same again changes nothing',
});

export const notePoll = endpoint('POST', '/api/meetings/note-poll', {
  access: 'bot',
  body: z.strictObject({ meetingId: Id, pollId: PollId }),
  reply: z.object({ meetingId: z.string() }),
  errors: ['meetingNotFound'],
  summary: 'Keeps by what Telegram names the poll in the chat of a team',
});

export const answerPoll = endpoint('POST', '/api/meetings/poll', {
  access: 'bot',
  body: z.strictObject({
    pollId: PollId,
    telegramId: TelegramId,
    times: list(TimePlace, limits.meetingTimes),
  }),
  reply: z.object({ isCounted: z.boolean() }),
  errors: ['meetingNotFound'],
  summary: 'What somebody chose in the poll in their team’s chat; nobody else is counted',
});
