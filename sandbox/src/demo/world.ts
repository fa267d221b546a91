import type { Portrait } from '#src/people/people.ts';
import { limits } from '@kollab/contract';
import {
  CoverLetter,
  LookingForTeam,
  ProfileChanges,
  projectFields,
  ReportCategory,
  ViewSource,
} from '@kollab/contract/schemas';
import { z } from 'zod';

const units = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** "-3d", three days before the demo starts, becomes milliseconds below zero. */
const When = z
  .string()
  .regex(/^-\d{1,4}[mhdw]$/, 'is a time before the start such as -90m, -5h, -12d or -3w')
  .transform((text) => Number(text.slice(0, -1)) * units[text.at(-1) as keyof typeof units])
  .default(0);

const PersonId = z.string().regex(/^[a-z][\w-]*$/i, 'is a word of Latin letters such as anya');
const Picture = z.string().regex(/\.(?:svg|jpe?g|png|webp)$/i, 'is the path of a picture');
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'is a colour such as #5aa7e0');

const PortraitOfPerson = z.strictObject({
  background: z.tuple([colour, colour]),
  skin: colour,
  hair: colour,
  clothes: colour,
  cut: z.enum(['long', 'short', 'bun', 'bob', 'beard']),
  glasses: z.boolean().optional(),
}) satisfies z.ZodType<Portrait>;

/** Moderators are shown what waits; whatever is approved is so by one of them. */
const Review = z.enum(['approved', 'waiting']).default('approved');

const DemoPerson = z.strictObject({
  id: PersonId,
  telegramId: z.int().positive(),
  firstName: z.string().trim().min(1).max(limits.name),
  lastName: z.string().trim().min(1).max(limits.name).optional(),
  username: z
    .string()
    .regex(/^[a-z]\w{3,31}$/i, 'is 4 to 32 Latin letters, digits or underscores')
    .optional(),
  languageCode: z.string().default('ru'),
  role: z.enum(['newcomer', 'student', 'owner', 'moderator', 'admin']),
  photo: Picture.optional(),
  portrait: PortraitOfPerson.optional(),
  joined: When,
  lookingForTeam: z.optional(LookingForTeam),
  hoursAWeek: z.int().min(1).max(limits.hoursAWeek).optional(),
  profile: z.optional(ProfileChanges),
  review: Review,
});
export type DemoPerson = z.output<typeof DemoPerson>;

/** "+3w", the day three weeks after the demo starts, becomes that day. */
const dayAhead = (until: unknown) => {
  const [, count, unit] = /^\+(\d{1,3})([dw])$/.exec(String(until)) ?? [];
  if (count === undefined) return until;
  const ahead = Number(count) * units[unit as 'd' | 'w'];
  return new Date(Date.now() + ahead).toISOString().slice(0, 10);
};

const Vacancies = z.preprocess(
  (given) =>
    Array.isArray(given)
      ? given.map((one: object) => ('until' in one ? { ...one, until: dayAhead(one.until) } : one))
      : given,
  projectFields.vacancies,
);

const DemoProject = z.strictObject({
  owner: PersonId,
  created: When,
  /** Without one the mini-app shows a pattern of the project's own. */
  cover: Picture.optional(),
  name: projectFields.name,
  description: projectFields.description,
  stage: projectFields.stage,
  tags: projectFields.tags,
  vacancies: Vacancies,
  /** Invited by the owner, and they agreed. */
  team: z.array(PersonId).default([]),
  /** Invited, without an answer yet. */
  invited: z.array(PersonId).default([]),
  /** The owner offers the project to this member of the team. */
  offered: PersonId.optional(),
  review: Review,
});
export type DemoProject = z.output<typeof DemoProject>;

const toVacancy = { project: z.string(), vacancy: z.string() };

const DemoEvent = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('follow'), at: When, who: PersonId, whom: PersonId }),
  z.strictObject({
    does: z.literal('apply'),
    at: When,
    who: PersonId,
    ...toVacancy,
    letter: CoverLetter,
  }),
  z.strictObject({
    does: z.enum(['accept', 'reject']),
    at: When,
    whom: PersonId,
    ...toVacancy,
    reason: z.string().optional(),
  }),
  z.strictObject({ does: z.literal('withdraw'), at: When, who: PersonId, ...toVacancy }),
  z.strictObject({
    does: z.literal('report'),
    at: When,
    who: PersonId,
    whom: PersonId,
    category: ReportCategory,
    text: z.string().trim().min(1).max(limits.reportText),
  }),
  z.strictObject({
    does: z.literal('view'),
    at: When,
    viewers: z.array(PersonId).min(1),
    project: z.string(),
    source: ViewSource,
    vacancy: z.string().optional(),
    begins: z.boolean().default(false),
  }),
  z.strictObject({
    does: z.literal('edit'),
    at: When,
    who: PersonId,
    profile: ProfileChanges,
    review: z.enum(['approved', 'waiting']).default('waiting'),
  }),
]);
export type DemoEvent = z.output<typeof DemoEvent>;

export const worldFiles = {
  'people.json': z.array(DemoPerson).min(1),
  'projects.json': z.array(DemoProject),
  'history.json': z.array(DemoEvent),
};

/** Pictures are absolute paths; times are milliseconds before now, 0 or below. */
export interface World {
  folder: string;
  people: readonly DemoPerson[];
  projects: readonly DemoProject[];
  history: readonly DemoEvent[];
}

export const hasPast = ({ people, projects, history }: World) =>
  [
    ...people.map(({ joined }) => joined),
    ...projects.map(({ created }) => created),
    ...history.map(({ at }) => at),
  ].some((time) => time < 0);
