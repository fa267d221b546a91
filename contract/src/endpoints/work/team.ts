import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';
import { Invitation, Participant } from '#src/schemas/work/team.ts';
import { line } from '#src/schemas/text.ts';

const inProject = { projectId: Id } as const;

const participants = z.object({ participants: z.array(Participant) });

export const addParticipant = endpoint('POST', '/api/User/add-participant', {
  access: 'owner',
  body: z.strictObject({ ...inProject, name: line(limits.guestName, 1) }),
  reply: participants,
  errors: ['badInput', 'projectNotFound', 'forbidden', 'tooManyParticipants'],
  summary: 'Adds a guest by name: shown in the team without a link, without any rights',
});

export const addToProjectTeam = endpoint('POST', '/api/User/add-to-project-team', {
  access: 'owner',
  body: z.strictObject({ ...inProject, telegramId: TelegramId }),
  reply: z.object({ ...participants.shape, result: z.enum(['member', 'invited']) }),
  errors: [
    'projectNotFound',
    'userNotFound',
    'forbidden',
    'applicantLeaves',
    'pairTogether',
    'tooManyParticipants',
    'dailyLimit',
  ],
  summary:
    'Joins a person who applied or accepted an invitation; anyone else is invited. Again changes nothing',
});

export const removeParticipant = endpoint(
  'DELETE',
  '/api/User/project/{projectId}/participants/{participantId}',
  {
    access: 'owner',
    params: z.object({ ...inProject, participantId: Id }),
    body: z.strictObject({}),
    reply: participants,
    errors: ['projectNotFound', 'forbidden', 'participantNotFound', 'ownerStays'],
    summary: 'Takes a member or guest out of the team, or an invitation back',
  },
);

export const leaveProject = endpoint('POST', '/api/User/leave-project', {
  access: 'member',
  body: z.strictObject(inProject),
  reply: z.object({ projectId: z.string() }),
  errors: ['projectNotFound', 'notInTeam', 'ownerStays'],
  summary: 'Leaves a team; its owner hands the project over first',
});

export const handOverProject = endpoint('POST', '/api/User/hand-over-project', {
  access: 'owner',
  body: z.strictObject({ ...inProject, telegramId: TelegramId }),
  reply: participants,
  errors: [
    'projectNotFound',
    'forbidden',
    'notInTeam',
    'heirIncomplete',
    'heirLeaves',
    'alreadyOffered',
    'dailyLimit',
  ],
  summary:
    'Offers a project to a member of its team, who owns it once they accept. Again changes nothing',
});

export const takeBackHandOver = endpoint('DELETE', '/api/User/hand-over-project', {
  access: 'owner',
  body: z.strictObject(inProject),
  reply: z.object({ projectId: z.string() }),
  errors: ['projectNotFound', 'forbidden'],
  summary: 'Takes the offer of a project back; where there is none nothing changes',
});

export const answerHandOver = endpoint('POST', '/api/User/answer-hand-over', {
  access: 'signedInWrite',
  body: z.strictObject({ ...inProject, accept: z.boolean() }),
  reply: z.object({ projectId: z.string(), result: z.enum(['accepted', 'declined']) }),
  errors: [
    'projectNotFound',
    'handOverNotFound',
    'handOverAnswered',
    'heirIncomplete',
    'heirLeaves',
  ],
  summary:
    'Accepts or declines a project that one is offered: who accepts owns it, its former owner stays a member. The same answer again changes nothing',
});

export const listInvitations = endpoint('GET', '/api/User/invitations/{telegramId}', {
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(Invitation),
  summary: 'Invitations that wait for the person’s answer, newest first',
});

export const answerInvitation = endpoint('POST', '/api/User/answer-invitation', {
  access: 'signedInWrite',
  body: z.strictObject({ ...inProject, accept: z.boolean() }),
  reply: z.object({ projectId: z.string(), result: z.enum(['member', 'declined']) }),
  errors: ['projectNotFound', 'invitationNotFound', 'invitationAnswered', 'tooManyParticipants'],
  summary: 'Accepts or declines one’s invitation; the same answer again changes nothing',
});
