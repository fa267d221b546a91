import * as z from 'zod/mini';
import { FeedRow } from '#src/schemas/discovery/feed.ts';
import { MatchedVacancy } from '#src/schemas/discovery/matching.ts';
import { Moment } from '#src/schemas/ids.ts';
import { Match } from '#src/schemas/match.ts';
import { InboxItem } from './inbox.ts';

const ofVacancy = {
  projectId: z.string(),
  projectTitle: z.string(),
  vacancyId: z.string(),
  vacancyTitle: z.string(),
} as const;

const cover = {
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
} as const;

const fromPerson = {
  telegramId: z.number(),
  name: z.string(),
  photo: z.nullable(z.string()),
  statusShort: z.string(),
  text: z.string(),
  isFromStranger: z.boolean(),
} as const;

const fromOwner = {
  projectId: z.string(),
  projectTitle: z.string(),
  ...cover,
  ownerName: z.string(),
} as const;

export const TodayWaiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('application'),
    ...ofVacancy,
    ...fromPerson,
    partnerName: z.optional(z.string()),
    isFirstChoice: z.boolean(),
    match: z.nullable(Match),
    at: Moment,
  }),
  z.object({ kind: z.literal('invitation'), ...fromOwner, at: Moment }),
  z.object({ kind: z.literal('handOver'), ...fromOwner, at: Moment }),
  z.object({ kind: z.literal('contact'), requestId: z.string(), ...fromPerson, at: Moment }),
  z.object({
    kind: z.literal('call'),
    ...ofVacancy,
    ...cover,
    ownerName: z.string(),
    match: z.nullable(Match),
    at: Moment,
  }),
  z.object({
    kind: z.literal('pair'),
    pairId: z.string(),
    ...ofVacancy,
    telegramId: z.number(),
    name: z.string(),
    photo: z.nullable(z.string()),
    mayPart: z.boolean(),
    answerBy: Moment,
    at: Moment,
  }),
  z.object({
    kind: z.literal('meeting'),
    projectId: z.string(),
    projectTitle: z.string(),
    at: Moment,
  }),
  z.object({
    kind: z.literal('confirmation'),
    confirmationId: z.string(),
    projectId: z.string(),
    projectTitle: z.string(),
    telegramId: z.number(),
    name: z.string(),
    photo: z.nullable(z.string()),
    role: z.string(),
    since: z.string(),
    until: z.string(),
    at: Moment,
  }),
  z.object({
    kind: z.literal('checkIn'),
    checkInId: z.string(),
    projectId: z.string(),
    projectTitle: z.string(),
    ...cover,
    at: Moment,
  }),
  z.object({
    kind: z.literal('projectCheck'),
    projectId: z.string(),
    projectTitle: z.string(),
    ...cover,
    at: Moment,
  }),
  z.object({ kind: z.literal('queue'), count: z.number() }),
]);
export type TodayWaiting = z.output<typeof TodayWaiting>;

/** A team that took the caller in within the last 24 hours. */
const JoinedTeam = z.object({
  projectId: z.string(),
  projectTitle: z.string(),
  vacancyTitle: z.nullable(z.string()),
  at: Moment,
});
export type JoinedTeam = z.output<typeof JoinedTeam>;

export const Today = z.object({
  /** The newest first. */
  joined: z.array(JoinedTeam),
  waiting: z.array(TodayWaiting),
  moreApplications: z.optional(z.object({ count: z.number(), projectId: z.nullable(z.string()) })),
  /** The caller's own applications that wait for an answer, and the one that waits longest. */
  ownApplications: z.optional(
    z.object({ count: z.number(), vacancyTitle: z.string(), createdAt: Moment }),
  ),
  forYou: z.array(MatchedVacancy),
  /** Whether few applied to those: the caller has had no team and no open application for a week. */
  forYouHasFew: z.optional(z.boolean()),
  news: z.object({
    inbox: z.array(InboxItem),
    inboxNext: z.nullable(z.string()),
    feed: z.array(FeedRow),
    feedNext: z.nullable(z.string()),
  }),
});
export type Today = z.output<typeof Today>;
