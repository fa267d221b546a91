import * as z from 'zod/mini';
import { Contact } from '#src/schemas/people/contacts.ts';
import { Match } from '#src/schemas/match.ts';
import { answerTimes } from '#src/rules/words/vacancy-words.ts';
import { limits } from '#src/rules/limits.ts';
import { Day, Moment } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';
import { text } from '#src/schemas/text.ts';

export const applicationStatuses = ['Pending', 'Accepted', 'Rejected'] as const;

const longestStatus = 20;

/** What closed an application without a decision about the person. */
export const closedBecause = [
  'vacancyClosed',
  'vacancyFilled',
  'projectClosed',
  'noAnswer',
  'pairParted',
] as const;
export type ClosedBecause = (typeof closedBecause)[number];

/** How an application stands (spec §4). 0, 1, 2 and any case are read. */
export const ApplicationStatus = z.pipe(
  z.transform((value: unknown): unknown => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    if (String(value).length > longestStatus) return undefined;
    const word = String(value).trim().toLowerCase();
    const byNumber = /^[012]$/.test(word) ? applicationStatuses[Number(word)] : undefined;
    return byNumber ?? applicationStatuses.find((status) => status.toLowerCase() === word);
  }),
  z.enum(applicationStatuses),
);
export type ApplicationStatus = z.output<typeof ApplicationStatus>;

/** As moderators approved it. */
export const Applicant = z.object({
  tags: z.array(z.string()),
  university: z.string(),
  major: z.string(),
  course: z.nullable(z.string()),
});
export type Applicant = z.output<typeof Applicant>;

const Partner = z.object({
  telegramId: z.number(),
  userName: z.string(),
  userPhoto: z.nullable(z.string()),
  userDescription: z.string(),
  coverLetter: z.string(),
  isFirstChoice: z.boolean(),
  match: z.nullable(Match),
  applicant: z.nullable(Applicant),
});
export type Partner = z.output<typeof Partner>;

/** An application (spec §3). `telegramId`, `user…`: the applicant's. */
export const Application = z.object({
  projectId: z.string(),
  vacancyId: z.string(),
  telegramId: z.number(),
  userId: z.string(),
  userName: z.string(),
  userPhoto: z.nullable(z.string()),
  userDescription: z.string(),
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  vacancyTitle: z.string(),
  coverLetter: z.string(),
  status: z.enum(applicationStatuses),
  applicationStatus: z.enum(applicationStatuses),
  reason: z.nullable(z.string()),
  /** Rejected because that was closed, not by a decision about the person. */
  closedBecause: z.nullable(z.enum(closedBecause)),
  /** Whether the applicant wants this one most; theirs and the owner’s to know. */
  isFirstChoice: z.boolean(),
  /** With whom they apply together; null to moderators and for who applies alone. */
  pair: z.nullable(
    z.object({
      mayPart: z.boolean(),
      /** Null while they are out of sight. */
      partner: z.nullable(Partner),
    }),
  ),
  contact: z.nullable(Contact),
  /** Why they fit, to the applicant and the owner; null to others, and where either has no tags. */
  match: z.nullable(Match),
  /** To the owner; null to others, and of who was never approved. */
  applicant: z.nullable(Applicant),
  /** How soon its owner usually answers; null while that cannot be said. */
  answerTime: z.nullable(z.enum(answerTimes)),
  /** The day on which its owner is back; it may be over. */
  awayUntil: z.nullable(Day),
  createdAt: Moment,
  decidedAt: z.nullable(Moment),
  /** When who was accepted left the team, or was taken out of it. */
  endedAt: z.nullable(Moment),
});
export type Application = z.output<typeof Application>;

/** What an applicant writes, trimmed; it may be empty until it is sent. */
export const CoverLetter = text(limits.coverLetter);

export const ApplicationFilter = z.object({
  ...Paging.shape,
  status: z.optional(ApplicationStatus),
});
