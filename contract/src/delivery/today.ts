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
  /** The beginning of what they wrote. */
  text: z.string(),
  /** Whether no moderator ever approved them: links in what they wrote are not to be followed. */
  isFromStranger: z.boolean(),
} as const;

const fromOwner = {
  projectId: z.string(),
  projectTitle: z.string(),
  ...cover,
  ownerName: z.string(),
} as const;

/** What waits for a person: an answer of theirs, or for a moderator the queue. */
export const TodayWaiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('application'),
    ...ofVacancy,
    ...fromPerson,
    /** Whoever applies together with them. */
    partnerName: z.optional(z.string()),
    /** Whether they want this one most. */
    isFirstChoice: z.boolean(),
    match: z.nullable(Match),
    at: Moment,
  }),
  z.object({ kind: z.literal('invitation'), ...fromOwner, at: Moment }),
  /** A project that is offered to its reader. */
  z.object({ kind: z.literal('handOver'), ...fromOwner, at: Moment }),
  z.object({ kind: z.literal('contact'), requestId: z.string(), ...fromPerson, at: Moment }),
  /** A call to apply. */
  z.object({
    kind: z.literal('call'),
    ...ofVacancy,
    ...cover,
    ownerName: z.string(),
    match: z.nullable(Match),
    at: Moment,
  }),
  /** An invitation to apply together. */
  z.object({
    kind: z.literal('pair'),
    pairId: z.string(),
    ...ofVacancy,
    telegramId: z.number(),
    name: z.string(),
    photo: z.nullable(z.string()),
    /** Whether one of the two may be taken alone. */
    mayPart: z.boolean(),
    answerBy: Moment,
    at: Moment,
  }),
  /** A team asks when they can meet. */
  z.object({
    kind: z.literal('meeting'),
    projectId: z.string(),
    projectTitle: z.string(),
    at: Moment,
  }),
  /** What somebody did in the reader's team, to be confirmed. */
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
  /** How it goes in a team of theirs. */
  z.object({
    kind: z.literal('checkIn'),
    checkInId: z.string(),
    projectId: z.string(),
    projectTitle: z.string(),
    ...cover,
    at: Moment,
  }),
  /** Whether a project of theirs goes on, of which nobody says how it goes. */
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
  /** On which they were accepted, where they applied. */
  vacancyTitle: z.nullable(z.string()),
  at: Moment,
});
export type JoinedTeam = z.output<typeof JoinedTeam>;

/** The first screen: what waits for the caller, what fits them, what is new. */
export const Today = z.object({
  /** The newest first. */
  joined: z.array(JoinedTeam),
  /** What waits longest first. */
  waiting: z.array(TodayWaiting),
  /** Applications that wait besides, and the project they are all to, where it is one. */
  moreApplications: z.optional(z.object({ count: z.number(), projectId: z.nullable(z.string()) })),
  /** The caller's own applications that wait for an answer, and the one that waits longest. */
  ownApplications: z.optional(
    z.object({ count: z.number(), vacancyTitle: z.string(), createdAt: Moment }),
  ),
  forYou: z.array(MatchedVacancy),
  /** Whether few applied to those: the caller has had no team and no open application for a week. */
  forYouHasFew: z.optional(z.boolean()),
  news: z.object({
    /** The first page of `listInbox`, and the cursor of the next. */
    inbox: z.array(InboxItem),
    inboxNext: z.nullable(z.string()),
    /** The feed's newest rows of a week, and the cursor of older ones. */
    feed: z.array(FeedRow),
    feedNext: z.nullable(z.string()),
  }),
});
export type Today = z.output<typeof Today>;
