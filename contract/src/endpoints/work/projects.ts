import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { projectStages } from '#src/rules/words/project-words.ts';
import { list } from '#src/schemas/bounds.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';
import {
  Membership,
  ParticipantInput,
  Project,
  ProjectCard,
  projectFields,
} from '#src/schemas/work/projects.ts';
import { RestoredProject } from '#src/schemas/work/restored-project.ts';
import { orEmpty, text } from '#src/schemas/text.ts';
import { Upload } from '#src/schemas/uploads.ts';

const listOf = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? []),
    schema,
  );

export const createProject = endpoint('POST', '/api/User/create-project', {
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
    'vacancyEnded',
    'incompleteParticipant',
    'completionTooLow',
    'consentNeeded',
    'keyReused',
    'dailyLimit',
  ],
  summary:
    'Creates a project and submits it to the moderators; with an Idempotency-Key, once per key',
});

const ofProject = z.object({ projectId: Id });

export const editProject = endpoint('PATCH', '/api/User/project/{projectId}', {
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
    'vacancyEnded',
    'nothingToSubmit',
    'consentNeeded',
    'dailyLimit',
    'projectNotFound',
    'forbidden',
  ],
  summary:
    'Submits new values to the moderators; an approved project stays as it is until they approve',
});

export const getProject = endpoint('GET', '/api/User/project/{projectId}', {
  access: 'public',
  params: ofProject,
  reply: Project,
  errors: ['projectNotFound'],
  summary: 'A project with its participants, vacancies and tags',
});

export const listProjectsOf = endpoint('GET', '/api/User/projects/{telegramId}', {
  access: 'public',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(ProjectCard),
  errors: ['userNotFound'],
  summary:
    'Projects a person owns, newest first: all of them to the owner and moderators, else the approved ones',
});

export const listTeamProjects = endpoint('GET', '/api/User/team-projects/{telegramId}', {
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(ProjectCard),
  summary: 'Projects of others whose team the person is in, newest first',
});

export const listMemberships = endpoint('GET', '/api/User/memberships/{telegramId}', {
  access: 'public',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(Membership),
  errors: ['userNotFound'],
  summary:
    'Approved projects that a person owns or is in the team of, newest first, with their role',
});

export const listAllProjects = endpoint('GET', '/api/User/all-projects', {
  access: 'public',
  query: Paging,
  reply: z.array(ProjectCard),
  summary:
    'Approved projects, newest first; the caller’s own besides, and to moderators every project',
});

export const uploadProjectCover = endpoint('POST', '/api/User/upload-project-cover', {
  upload: 'image',
  access: 'signedInWrite',
  reply: z.object({ ...Upload.shape, palette: z.array(z.string()) }),
  errors: ['noFile', 'pictureTooLarge', 'unsupportedPicture', 'dailyLimit'],
  summary: 'Stores a picture (field `image`) for a cover; `palette`: its colours as `#rrggbb`',
});

const byId = z.object({ id: Id });

export const deleteProject = endpoint('DELETE', '/api/User/delete-project/{id}', {
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

export const archiveProject = endpoint('POST', '/api/User/archive-project/{id}', {
  access: 'owner',
  params: byId,
  body: z.strictObject({}),
  reply: Project,
  errors: ['projectNotFound', 'forbidden', 'dailyLimit'],
  summary: 'Takes a project out of the carousel; open applications are answered',
});

export const finishProject = endpoint('POST', '/api/User/finish-project/{id}', {
  access: 'owner',
  params: byId,
  body: z.strictObject({}),
  reply: Project,
  errors: ['projectNotFound', 'forbidden', 'dailyLimit'],
  summary:
    'Says that a published project has reached its end: its vacancies close, open applications are answered, followers are told; again changes nothing',
});

export const restoreProject = endpoint('POST', '/api/User/restore-project/{id}', {
  access: 'ownerOrModerator',
  params: byId,
  body: z.strictObject({
    /** Whether the applications that its latest end closed wait for an answer again; its owner says. */
    reopenApplications: z.optional(z.boolean()),
  }),
  reply: RestoredProject,
  errors: ['projectNotFound', 'forbidden', 'notRestorable', 'dailyLimit'],
  summary:
    'Brings an archived, deleted or finished project back; one that moderators took down is theirs to bring back. `closedByEnd`: the vacancies that finishing it had closed. `closedApplications`: how many applications its end closed, which its owner has wait again with `reopenApplications`, then or later',
});
