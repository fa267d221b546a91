import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Id, Moment } from '#src/schemas/ids.ts';
import { line } from '#src/schemas/text.ts';
import { CheckInAnswer, CheckInDay, CheckIns, OwnCheckIn } from '#src/schemas/work/check-ins.ts';
import { Project } from '#src/schemas/work/projects.ts';

const params = z.object({ projectId: Id });
const ofCheckIn = z.object({ projectId: Id, checkInId: Id });

export const getCheckIns = endpoint('GET', '/api/User/project/{projectId}/check-ins', {
  access: 'team',
  params,
  reply: CheckIns,
  errors: ['projectNotFound', 'forbidden'],
  summary: 'How it goes, as the team says: this week and the last ones',
});

export const answerCheckIn = endpoint(
  'PUT',
  '/api/User/project/{projectId}/check-ins/{checkInId}',
  {
    access: 'team',
    params: ofCheckIn,
    body: z.strictObject({
      answer: z.optional(CheckInAnswer),
      /** For the team alone; '' takes it away, without it it stays. */
      line: z.optional(line(limits.checkInLine)),
    }),
    reply: OwnCheckIn,
    errors: ['projectNotFound', 'forbidden', 'checkInNotFound', 'checkInOver', 'badInput'],
    summary:
      'Says how it goes, or something else until the next question; a line goes with an answer. Again changes nothing',
  },
);

export const askModerators = endpoint(
  'POST',
  '/api/User/project/{projectId}/check-ins/{checkInId}/ask-moderators',
  {
    access: 'team',
    params: ofCheckIn,
    body: z.strictObject({}),
    reply: z.object({ mayAskModeratorsAt: Moment }),
    errors: [
      'projectNotFound',
      'forbidden',
      'checkInNotFound',
      'checkInOver',
      'checkInNotStuck',
      'moderatorsAsked',
    ],
    summary: 'Who is stuck has moderators told so, once a week for a project; not what they wrote',
  },
);

export const tellOwnerWhoIsMissing = endpoint(
  'POST',
  '/api/User/project/{projectId}/check-ins/{checkInId}/somebody-missing',
  {
    access: 'team',
    params: ofCheckIn,
    body: z.strictObject({}),
    reply: OwnCheckIn,
    errors: ['projectNotFound', 'forbidden', 'checkInNotFound', 'checkInOver', 'checkInNotStuck'],
    summary:
      'A member who is stuck has the owner told that somebody is missing. Again changes nothing',
  },
);

export const setCheckInDay = endpoint('PUT', '/api/User/project/{projectId}/check-in-day', {
  access: 'owner',
  params,
  body: z.strictObject({ day: CheckInDay }),
  reply: z.object({ day: CheckInDay }),
  errors: ['projectNotFound', 'forbidden'],
  summary: 'On which day of the week a team is asked how it goes; null: never',
});

export const pauseProject = endpoint('PUT', '/api/User/project/{projectId}/pause', {
  access: 'owner',
  params,
  body: z.strictObject({ isPaused: z.boolean() }),
  reply: Project,
  errors: ['projectNotFound', 'forbidden'],
  summary:
    'Pauses a project with its open vacancies, or has it go on with those again, which also says that it does',
});
