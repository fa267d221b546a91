import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './ids.ts';
import { limits } from './limits.ts';
import { TagList } from './profile-fields.ts';
import { line, orEmpty, text } from './text.ts';
import { vacancyExperiences, vacancyLevels } from './vacancy-words.ts';

const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === undefined ? null : value)),
    z.nullable(schema),
  );

/** A long text, also read from a list of lines. */
const lines = z.pipe(
  z.transform((value: unknown): unknown => {
    if (value === undefined || value === null) return '';
    const isOfLines = Array.isArray(value) && value.every((line) => typeof line === 'string');
    return isOfLines ? value.join('\n') : value;
  }),
  text(limits.vacancyText),
);

type TagsInput = z.input<typeof TagList> | null | undefined;

/**
 * A vacancy as it is written. `id` of one that is there keeps it; any other id is a new vacancy's
 * own on the client and is not taken over.
 */
export const VacancyInput = z.strictObject({
  id: z.optional(z.unknown()),
  title: orEmpty(line(limits.vacancyTitle)),
  level: orNull(z.enum(vacancyLevels)),
  experience: orNull(z.enum(vacancyExperiences)),
  tags: z.pipe(
    z.transform((value: TagsInput) => value ?? []),
    TagList,
  ),
  tasks: lines,
  requirements: lines,
  conditions: lines,
});
export type VacancyInput = z.output<typeof VacancyInput>;

/** A vacancy (spec §3). */
export const Vacancy = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  level: z.nullable(z.enum(vacancyLevels)),
  experience: z.nullable(z.enum(vacancyExperiences)),
  tags: z.array(z.object({ tagName: z.string() })),
  tasks: z.string(),
  requirements: z.string(),
  conditions: z.string(),
  isClosed: z.boolean(),
});
export type Vacancy = z.output<typeof Vacancy>;

/** What the caller is to a project. */
export const Viewer = z.object({
  isOwner: z.boolean(),
  isMember: z.boolean(),
  isInvited: z.boolean(),
});
export type Viewer = z.output<typeof Viewer>;

/** A vacancy with what its own screen shows of the project and of the caller's application. */
export const VacancyDetails = z.object({
  ...Vacancy.shape,
  projectTitle: z.string(),
  /** The owner’s. */
  telegramId: z.number(),
  viewer: Viewer,
  applicationStatus: z.nullable(z.enum(['Pending', 'Accepted', 'Rejected'])),
});
export type VacancyDetails = z.output<typeof VacancyDetails>;

const ofVacancy = z.object({ projectId: Id, vacancyId: Id });

export const getVacancy = endpoint({
  method: 'GET',
  path: '/api/User/project/{projectId}/vacancy/{vacancyId}',
  access: 'public',
  params: ofVacancy,
  reply: VacancyDetails,
  errors: ['projectNotFound', 'vacancyNotFound'],
  summary: 'A vacancy of a project the caller may see',
});

export const closeVacancy = endpoint({
  method: 'POST',
  path: '/api/User/project/{projectId}/vacancy/{vacancyId}/close',
  access: 'owner',
  params: ofVacancy,
  body: z.strictObject({ rejectOthers: z.optional(z.boolean()) }),
  reply: z.object({ vacancy: Vacancy, rejected: z.number() }),
  errors: ['projectNotFound', 'vacancyNotFound', 'forbidden'],
  summary:
    'Closes a vacancy; with `rejectOthers` its pending applications are rejected and their authors told. Again changes nothing',
});

export const reopenVacancy = endpoint({
  method: 'POST',
  path: '/api/User/project/{projectId}/vacancy/{vacancyId}/reopen',
  access: 'owner',
  params: ofVacancy,
  body: z.strictObject({}),
  reply: z.object({ vacancy: Vacancy }),
  errors: ['projectNotFound', 'vacancyNotFound', 'forbidden'],
  summary: 'Opens a closed vacancy again',
});
