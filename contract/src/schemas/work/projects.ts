import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { defaultStage, projectStages } from '#src/rules/words/project-words.ts';
import { list, typed } from '#src/schemas/bounds.ts';
import { Moment, TelegramId } from '#src/schemas/ids.ts';
import { TagList, UploadPath } from '#src/schemas/people/profile-fields.ts';
import { Participant } from './team.ts';
import { line, text } from '#src/schemas/text.ts';
import { ModerationStatus } from '#src/schemas/people/users.ts';
import { Vacancy, VacancyInput, Viewer } from './vacancies.ts';

export const ProjectStatus = z.enum(['pending', 'одобрено', 'rejected']);
export type ProjectStatus = z.output<typeof ProjectStatus>;

const stage = z.pipe(
  z.transform((value: unknown): unknown => value || defaultStage),
  z.enum(projectStages),
);

const cover = z.pipe(
  z.transform((value: unknown): unknown => value || null),
  z.nullable(UploadPath),
);

export const projectFields = {
  name: line(limits.projectName),
  description: text(limits.projectDescription),
  stage,
  coverImage: cover,
  tags: TagList,
  vacancies: list(VacancyInput, limits.vacancies),
} as const;

export const ProjectField = z.keyof(z.object(projectFields));
export type ProjectField = z.output<typeof ProjectField>;

export const ProjectChange = z.object({
  changeType: ProjectField,
  oldValue: z.unknown(),
  newValue: z.unknown(),
});
export type ProjectChange = z.output<typeof ProjectChange>;

export const ProjectCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  stage: z.enum(projectStages),
  status: ProjectStatus,
  coverImage: z.nullable(z.string()),
  /** Up to three colours of the cover as `#rrggbb`, the most present first. */
  palette: z.array(z.string()),
  tags: z.array(z.object({ tagName: z.string() })),
  /** The owner’s; null where the reader may not know who that is. */
  telegramId: z.nullable(z.number()),
  ownerName: z.string(),
  participantsCount: z.number(),
  vacanciesCount: z.number(),
  openVacancies: z.optional(z.array(z.object({ title: z.string(), tags: z.array(z.string()) }))),
  /** Applications that wait for the owner; null for anyone else. */
  applicationsCount: z.nullable(z.number()),
  /** How its latest submission stands: for its owner and moderators, null for others. */
  moderationStatus: z.nullable(ModerationStatus),
  isPartlyApproved: z.boolean(),
  isArchived: z.boolean(),
  isPaused: z.optional(z.boolean()),
  isDeleted: z.boolean(),
  /** Deleted by a moderator: its owner may appeal that (`listOwnSanctions`). */
  isTakenDown: z.optional(z.boolean()),
  createdAt: Moment,
});
export type ProjectCard = z.output<typeof ProjectCard>;

export const Membership = z.object({ role: z.enum(['owner', 'member']), project: ProjectCard });
export type Membership = z.output<typeof Membership>;

/**
 * A project (spec §3). Everyone sees what moderators approved. The owner's own reads show what
 * waits over it and list that in `pendingChanges`; what they may not see is null for others.
 */
export const Project = z.object({
  ...ProjectCard.shape,
  participants: z.array(Participant),
  vacancies: z.array(Vacancy),
  viewer: Viewer,
  /** To its owner: applications that its end had closed, which wait again by `reopenApplications`. */
  closedApplications: z.optional(z.number()),
  /** Whole weeks since the first person was taken in; null where nobody was, or it stands still. */
  weeksInWork: z.nullable(z.number()),
  isFinished: z.boolean(),
  /** The Telegram ID of the member who may take it over: for them and the owner, null for others. */
  offeredTo: z.nullable(z.number()),
  rejectionReason: z.nullable(z.string()),
  /** For the owner: until when the latest rejection can be appealed; null where it cannot. */
  mayAppealUntil: z.nullable(Moment),
  pendingChanges: z.array(
    z.object({ ...ProjectChange.shape, state: z.enum(['draft', 'submitted']) }),
  ),
});
export type Project = z.output<typeof Project>;

/** Somebody named as a participant (spec §5): a person of Kollab is invited. */
export const ParticipantInput = z.strictObject({
  id: z.optional(z.unknown()),
  userId: z.optional(z.unknown()),
  photo: z.optional(z.unknown()),
  name: z.optional(z.nullable(typed(limits.guestName))),
  telegramId: z.optional(z.nullable(TelegramId)),
});
export type ParticipantInput = z.output<typeof ParticipantInput>;
