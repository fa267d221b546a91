import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, TelegramId } from './ids.ts';
import { limits } from './limits.ts';
import { Paging } from './paging.ts';
import { line } from './text.ts';

/**
 * One of a project's people (spec §3). A guest, added by name, has no `userId`, `id` or
 * `telegramId`. `invited`: has not answered yet, and only the owner sees them.
 */
export const Participant = z.object({
  /** Names the place in the team, for its owner to take away. */
  participantId: z.string(),
  id: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  telegramId: z.nullable(z.number()),
  name: z.string(),
  photo: z.nullable(z.string()),
  invited: z.boolean(),
  isOwner: z.boolean(),
  /** Where to write to: for the team and the owner only, null without a username. */
  contactUrl: z.nullable(z.string()),
});
export type Participant = z.output<typeof Participant>;

const inProject = { projectId: Id } as const;
const participants = z.object({ participants: z.array(Participant) });

export const addParticipant = endpoint({
  method: 'POST',
  path: '/api/User/add-participant',
  access: 'owner',
  body: z.strictObject({ ...inProject, name: line(limits.guestName, 1) }),
  reply: participants,
  errors: ['badInput', 'projectNotFound', 'forbidden', 'tooManyParticipants'],
  summary: 'Adds a guest by name: shown in the team without a link, without any rights',
});

export const addToProjectTeam = endpoint({
  method: 'POST',
  path: '/api/User/add-to-project-team',
  access: 'owner',
  body: z.strictObject({ ...inProject, telegramId: TelegramId }),
  reply: z.object({ ...participants.shape, result: z.enum(['member', 'invited']) }),
  errors: ['projectNotFound', 'userNotFound', 'forbidden', 'tooManyParticipants', 'dailyLimit'],
  summary:
    'Joins a person who applied or accepted an invitation; anyone else is invited. Again changes nothing',
});

export const removeParticipant = endpoint({
  method: 'DELETE',
  path: '/api/User/project/{projectId}/participants/{participantId}',
  access: 'owner',
  params: z.object({ ...inProject, participantId: Id }),
  body: z.strictObject({}),
  reply: participants,
  errors: ['projectNotFound', 'forbidden', 'participantNotFound', 'ownerStays'],
  summary: 'Takes a member or guest out of the team, or an invitation back',
});

export const leaveProject = endpoint({
  method: 'POST',
  path: '/api/User/leave-project',
  access: 'member',
  body: z.strictObject(inProject),
  reply: z.object({ projectId: z.string() }),
  errors: ['projectNotFound', 'notInTeam', 'ownerStays'],
  summary: 'Leaves a team; its owner hands the project over first',
});

export const handOverProject = endpoint({
  method: 'POST',
  path: '/api/User/hand-over-project',
  access: 'owner',
  body: z.strictObject({ ...inProject, telegramId: TelegramId }),
  reply: participants,
  errors: ['projectNotFound', 'forbidden', 'notInTeam'],
  summary: 'Makes a member of the team the project’s owner; the caller stays a member',
});

/** An invitation that waits for the person’s answer. */
export const Invitation = z.object({
  projectId: z.string(),
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
  ownerName: z.string(),
  ownerTelegramId: z.number(),
  createdAt: Moment,
});
export type Invitation = z.output<typeof Invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/User/invitations/{telegramId}',
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(Invitation),
  summary: 'Invitations that wait for the person’s answer, newest first',
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/User/answer-invitation',
  access: 'signedInWrite',
  body: z.strictObject({ ...inProject, accept: z.boolean() }),
  reply: z.object({ projectId: z.string(), result: z.enum(['member', 'declined']) }),
  errors: ['projectNotFound', 'invitationNotFound', 'invitationAnswered', 'tooManyParticipants'],
  summary: 'Accepts or declines one’s invitation; the same answer again changes nothing',
});
