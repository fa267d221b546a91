import * as z from 'zod/mini';
import { list, typed } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, TelegramId } from './ids.ts';
import { limits } from './limits.ts';
import { Paging } from './paging.ts';
import { TagList, UploadPath } from './profile-fields.ts';
import { defaultStage, projectStages } from './project-words.ts';
import { Participant } from './team.ts';
import { line, orEmpty, text } from './text.ts';
import { Upload } from './uploads.ts';
import { ModerationStatus } from './users.ts';
import { Vacancy, VacancyInput, Viewer } from './vacancies.ts';

/** How a project stands on the wire. */
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

/** What moderators review of a project. */
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

/** One changed field of a project: from what to what, as readers get it. */
export const ProjectChange = z.object({
  changeType: ProjectField,
  oldValue: z.unknown(),
  newValue: z.unknown(),
});
export type ProjectChange = z.output<typeof ProjectChange>;

/** A project in a list. */
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
  /** The owner’s. */
  telegramId: z.number(),
  ownerName: z.string(),
  participantsCount: z.number(),
  /** Vacancies one can apply to. */
  vacanciesCount: z.number(),
  /** Applications that wait for the owner; null for anyone else. */
  applicationsCount: z.nullable(z.number()),
  /** How its latest submission stands: for its owner and moderators, null for others. */
  moderationStatus: z.nullable(ModerationStatus),
  isArchived: z.boolean(),
  isDeleted: z.boolean(),
  createdAt: Moment,
});
export type ProjectCard = z.output<typeof ProjectCard>;

/**
 * A project (spec §3). Everyone sees what moderators approved. The owner's own reads show what
 * waits over it and list that in `pendingChanges`; what they may not see is null for others.
 */
export const Project = z.object({
  ...ProjectCard.shape,
  participants: z.array(Participant),
  vacancies: z.array(Vacancy),
  viewer: Viewer,
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

const listOf = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? []),
    schema,
  );

export const createProject = endpoint({
  method: 'POST',
  path: '/api/User/create-project',
  access: 'selfWrite',
  body: z.strictObject({
    ...projectFields,
    telegramId: TelegramId,
    name: orEmpty(projectFields.name),
    description: orEmpty(projectFields.description),
    status: z.optional(z.unknown()),
    tags: listOf(projectFields.tags),
    vacancies: listOf(projectFields.vacancies),
    participants: listOf(list(ParticipantInput, limits.participantsAtOnce)),
  }),
  reply: Project,
  errors: [
    'badInput',
    'mixedAlphabets',
    'emptyProjectName',
    'emptyProjectDescription',
    'incompleteVacancy',
    'incompleteParticipant',
    'completionTooLow',
    'keyReused',
    'dailyLimit',
  ],
  summary:
    'Creates a project and submits it to the moderators; with an Idempotency-Key, once per key',
});

const ofProject = z.object({ projectId: Id });

export const editProject = endpoint({
  method: 'PATCH',
  path: '/api/User/project/{projectId}',
  access: 'owner',
  params: ofProject,
  body: z.partial(z.strictObject({ ...projectFields, stage: z.enum(projectStages) })),
  reply: Project,
  errors: [
    'badInput',
    'mixedAlphabets',
    'emptyProjectName',
    'emptyProjectDescription',
    'incompleteVacancy',
    'nothingToSubmit',
    'dailyLimit',
    'projectNotFound',
    'forbidden',
  ],
  summary:
    'Submits new values to the moderators; an approved project stays as it is until they approve',
});

export const getProject = endpoint({
  method: 'GET',
  path: '/api/User/project/{projectId}',
  access: 'public',
  params: ofProject,
  reply: Project,
  errors: ['projectNotFound'],
  summary: 'A project with its participants, vacancies and tags',
});

export const listProjectsOf = endpoint({
  method: 'GET',
  path: '/api/User/projects/{telegramId}',
  access: 'public',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(ProjectCard),
  errors: ['userNotFound'],
  summary:
    'Projects a person owns, newest first: all of them to the owner and moderators, else the approved ones',
});

export const listTeamProjects = endpoint({
  method: 'GET',
  path: '/api/User/team-projects/{telegramId}',
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(ProjectCard),
  summary: 'Projects of others whose team the person is in, newest first',
});

export const listAllProjects = endpoint({
  method: 'GET',
  path: '/api/User/all-projects',
  access: 'public',
  query: Paging,
  reply: z.array(ProjectCard),
  summary:
    'Approved projects, newest first; the caller’s own besides, and to moderators every project',
});

export const uploadProjectCover = endpoint({
  method: 'POST',
  path: '/api/User/upload-project-cover',
  access: 'signedInWrite',
  upload: 'image',
  reply: z.object({ ...Upload.shape, palette: z.array(z.string()) }),
  errors: ['noFile', 'pictureTooLarge', 'unsupportedPicture', 'dailyLimit'],
  summary: 'Stores a picture (field `image`) for a cover; `palette`: its colours as `#rrggbb`',
});

const byId = z.object({ id: Id });

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/User/delete-project/{id}',
  access: 'ownerOrModerator',
  params: byId,
  body: z.strictObject({ comment: z.optional(text(10_000)) }),
  reply: z.object({ id: z.string() }),
  errors: [
    'projectNotFound',
    'forbidden',
    'dailyLimit',
    'ownSubmission',
    'reasonTooShort',
    'reasonTooLong',
  ],
  summary:
    'Deletes one’s project, to be restored for 30 days; as a moderator takes somebody else’s down, with a reason in `comment`. Open applications are answered. Again changes nothing',
});

export const archiveProject = endpoint({
  method: 'POST',
  path: '/api/User/archive-project/{id}',
  access: 'owner',
  params: byId,
  body: z.strictObject({}),
  reply: Project,
  errors: ['projectNotFound', 'forbidden', 'dailyLimit'],
  summary: 'Takes a project out of the carousel; open applications are answered',
});

export const restoreProject = endpoint({
  method: 'POST',
  path: '/api/User/restore-project/{id}',
  access: 'ownerOrModerator',
  params: byId,
  body: z.strictObject({}),
  reply: Project,
  errors: ['projectNotFound', 'forbidden', 'notRestorable'],
  summary:
    'Brings an archived or deleted project back; one that moderators took down is theirs to bring back',
});
