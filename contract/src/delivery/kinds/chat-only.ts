import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';
import {
  Appeal,
  Claim,
  FieldChange,
  RejectedField,
} from '#src/schemas/moderation/profile-queue.ts';
import { ReportCategory, ReportDecision } from '#src/schemas/moderation/reports.ts';
import { AppealDecision, SanctionAppeal } from '#src/schemas/moderation/sanctions.ts';
import { ProjectChange } from '#src/schemas/work/projects.ts';
import { PersonInNews } from '#src/schemas/people/contacts.ts';
import { WorkText } from '#src/schemas/work/confirmations.ts';
import { RoomCard } from '#src/schemas/work/rooms.ts';
import { OfProject, type Settings } from './parts.ts';

export const CardDecision = z.object({
  status: z.enum(['Approved', 'Rejected', 'Withdrawn']),
  name: z.string(),
  at: Moment,
  reason: z.nullable(z.string()),
  /** Rejected in part: the fields turned down, the others were published. */
  rejectedFields: z.array(RejectedField),
});
export type CardDecision = z.output<typeof CardDecision>;

export const ModerationCard = z.object({
  telegramId: z.number(),
  name: z.string(),
  university: z.string(),
  course: z.nullable(z.string()),
  version: z.number(),
  submittedAt: Moment,
  claimedBy: z.nullable(Claim),
  decision: z.nullable(CardDecision),
  appeal: z.nullable(Appeal),
  newTags: z.optional(z.array(z.string())),
  changes: z.array(FieldChange),
});
export type ModerationCard = z.output<typeof ModerationCard>;

export const ProjectModerationCard = z.object({
  projectId: z.string(),
  projectName: z.string(),
  /** Approved before. */
  isEdit: z.boolean(),
  ownerTelegramId: z.number(),
  ownerName: z.string(),
  /** Who is in the team by name alone: nobody else sees that before the first approval. */
  guests: z.array(z.string()),
  version: z.number(),
  submittedAt: Moment,
  claimedBy: z.nullable(Claim),
  decision: z.nullable(CardDecision),
  appeal: z.nullable(Appeal),
  newTags: z.optional(z.array(z.string())),
  changes: z.array(ProjectChange),
});
export type ProjectModerationCard = z.output<typeof ProjectModerationCard>;

export const ReportCard = z.object({
  reportId: z.string(),
  subjectType: z.enum(['profile', 'project']),
  subjectId: z.string(),
  subjectName: z.string(),
  /** The person’s, or the project’s owner’s. */
  telegramId: z.number(),
  category: ReportCategory,
  text: z.string(),
  reporterName: z.string(),
  openCount: z.number(),
  submittedAt: Moment,
  decision: z.nullable(
    z.object({
      decision: ReportDecision,
      name: z.string(),
      at: Moment,
      comment: z.nullable(z.string()),
    }),
  ),
});
export type ReportCard = z.output<typeof ReportCard>;

export const AppealCard = z.object({
  ...SanctionAppeal.shape,
  /** `over`: it ended by itself, or was taken back before anybody decided. */
  outcome: z.nullable(
    z.object({
      decision: z.nullable(AppealDecision),
      name: z.nullable(z.string()),
      at: Moment,
      reason: z.nullable(z.string()),
    }),
  ),
});
export type AppealCard = z.output<typeof AppealCard>;

export const WorkTextCard = z.object({
  ...WorkText.shape,
  outcome: z.nullable(
    z.object({
      state: z.enum(['Approved', 'Rejected', 'Withdrawn']),
      name: z.nullable(z.string()),
      at: Moment,
      reason: z.nullable(z.string()),
    }),
  ),
});
export type WorkTextCard = z.output<typeof WorkTextCard>;

/** What only the bot tells: moderators' work, and what is no news of its own. */
export const chatOnlyKinds = [
  z.object({ kind: z.literal('moderationCard'), card: ModerationCard }),
  z.object({ kind: z.literal('projectModerationCard'), card: ProjectModerationCard }),
  z.object({ kind: z.literal('reportCard'), card: ReportCard }),
  z.object({ kind: z.literal('appealCard'), card: AppealCard }),
  z.object({ kind: z.literal('workTextCard'), card: WorkTextCard }),
  /** To moderators, once a day: what has waited for more than 24 hours. */
  z.object({ kind: z.literal('moderationWaiting'), count: z.number(), oldestAt: Moment }),
  z.extend(OfProject, { kind: z.literal('teamStuck'), person: PersonInNews }),
  z.object({ kind: z.literal('moreToReview'), count: z.number() }),
  z.object({
    kind: z.literal('moreApplications'),
    count: z.number(),
    projectId: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('roomCard'), card: RoomCard }),
  /** In place of a reminder that a later one followed: it asks nothing any more. */
  z.object({ kind: z.literal('reminderReplaced') }),
  /** What a person asked for: the zip of `downloadExport`, sent as a document. */
  z.object({ kind: z.literal('accountExport') }),
  /** The last message to somebody, in the language that was theirs. */
  z.object({ kind: z.literal('accountDeleted'), languageCode: z.nullable(z.string()) }),
] as const;

export const chatOnlySettings = {
  moderationCard: 'moderation',
  projectModerationCard: 'moderation',
  reportCard: 'moderation',
  appealCard: 'moderation',
  workTextCard: 'moderation',
  moderationWaiting: 'moderation',
  teamStuck: 'moderation',
  moreToReview: 'moderation',
  moreApplications: 'applications',
  roomCard: null,
  reminderReplaced: null,
  accountExport: null,
  accountDeleted: null,
} satisfies Settings<z.output<(typeof chatOnlyKinds)[number]>>;
