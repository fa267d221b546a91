import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import {
  type FieldKind,
  privateFieldNames,
  type ProfileFieldName,
  profileFields,
  reviewedFieldNames,
} from '#src/rules/profile/profile-fields.ts';
import { isHonestUrl, isPublicUrl, withScheme } from '#src/rules/safe-url.ts';
import { bounded, list, typed } from '#src/schemas/bounds.ts';
import { isName } from '#src/rules/person-name.ts';
import { line, text } from '#src/schemas/text.ts';

const name = z.pipe(line(limits.name, 1), z.string().check(z.refine(isName)));
const orNothing = <T extends z.ZodMiniType>(schema: T) =>
  z.union([
    schema,
    z.pipe(
      z.nullable(z.literal('')),
      z.transform(() => ''),
    ),
  ]);

const course = z.pipe(
  z.pipe(
    z.union([bounded(2).check(z.regex(/^\d{0,2}$/)), z.number(), z.null()]),
    z.transform((value) => (value === '' || value === null ? null : Number(value))),
  ),
  z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
);

/** A skill as stored; `"React"` and `{tagName: "React"}` are both read. */
const tagName = (min: number) =>
  z.pipe(
    z.pipe(
      z.union([typed(limits.tag), z.object({ tagName: typed(limits.tag) })]),
      z.transform((value) => (typeof value === 'string' ? value : value.tagName)),
    ),
    line(limits.tag, min),
  );
export const TagName = tagName(1);

/** A tag that somebody wants says something: smileys and signs alone do not. */
const wantedTag = z.pipe(
  tagName(0),
  z
    .string()
    .check(z.refine((tag) => tag === '' || /[\p{L}\p{N}]/u.test(tag), { error: 'wordlessTag' })),
);

const withoutRepeats = (values: string[]) => {
  const seen = new Set<string>(['']);
  return values.filter((value) => {
    const key = value.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
};

/** Several skills, each once; what was wanted first stays first, blank ones are passed over (spec §3). */
export const TagList = z.pipe(
  z.pipe(list(wantedTag, limits.tags, { room: 4 }), z.transform(withoutRepeats)),
  z.array(z.string()).check(z.maxLength(limits.tags)),
);

export const Link = z.object({
  type: line(limits.linkType, 1),
  url: z.pipe(
    z.pipe(
      line(limits.url, 1),
      z.transform((url) => withScheme(url).replaceAll(' ', '%20')),
    ),
    z
      .string()
      .check(
        z.maxLength(limits.url, { abort: true }),
        z.refine(isPublicUrl, { error: 'unsafeLink', abort: true }),
        z.refine(isHonestUrl, 'lookalikeLink'),
      ),
  ),
});
export type Link = z.output<typeof Link>;

const isWorkingYear = (day: string) => {
  const year = Number(day.slice(0, 4));
  return year >= limits.workedSince && year <= new Date().getFullYear() + limits.workedAhead;
};
const day = z.pipe(bounded(10), z.iso.date().check(z.refine(isWorkingYear, 'impossiblePeriod')));

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

/** None, or a month at least, in whole months or in hundredths of a year. */
const isDuration = (years: number) =>
  years === 0 || (years > 0.08 && (isWhole(years * 12) || isWhole(years * 100)));

const duration = z
  .number()
  .check(
    z.minimum(0),
    z.maximum(limits.workDurationYears),
    z.refine(isDuration, 'impossiblePeriod'),
  );

export const UploadPath = bounded(limits.uploadPath).check(
  z.regex(/^\/uploads\/[\w-]{1,80}\.webp$/),
);

/** Base64 of as many bytes as a logo may have, and what stands before it. */
const logoUrlLength = Math.ceil(limits.logoBytes / 3) * 4 + 40;

const Logo = z.union([
  UploadPath,
  bounded(logoUrlLength).check(
    z.regex(/^data:image\/[a-z.+-]{1,20};base64,[a-z\d+/]{16,}={0,2}$/i),
  ),
]);

const isInOrder = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
  !startDate || !endDate || startDate <= endDate;

export const Experience = z
  .object({
    company: line(limits.experienceText, 1),
    department: line(limits.experienceText, 1),
    role: line(limits.experienceText, 1),
    workDurationYears: duration,
    logoUrl: z._default(z.nullable(Logo), null),
    startDate: z._default(z.nullable(day), null),
    endDate: z._default(z.nullable(day), null),
  })
  .check(z.refine(isInOrder, 'impossiblePeriod'));
export type Experience = z.output<typeof Experience>;

const statusLine = line(limits.statusLongLine);
const statusLines = z.pipe(
  z.pipe(
    z.union([
      list(typed(limits.statusLongLine), limits.statusLongLines),
      typed(limits.statusLongLine * limits.statusLongLines),
    ]),
    z.transform((value) => (typeof value === 'string' ? value.split('\n') : value)),
  ),
  z.pipe(
    list(statusLine, limits.statusLongLines),
    z.transform((lines) => lines.filter((item) => item !== '')),
  ),
);

const isPhone = (value: string) => /^[\d ()+-]*$/.test(value);
const isEmail = (value: string) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);

const kinds = {
  name: () => name,
  optionalName: () => orNothing(name),
  line: (limit: number) => orNothing(line(limit)),
  text: (limit: number) => orNothing(text(limit)),
  lines: () => statusLines,
  course: () => course,
  photo: () => z.nullable(UploadPath),
  tags: () => TagList,
  links: () => list(Link, limits.links),
  experiences: () => list(Experience, limits.experiences),
  phone: (limit: number) => orNothing(line(limit).check(z.refine(isPhone))),
  email: (limit: number) => orNothing(line(limit).check(z.refine(isEmail))),
} satisfies Record<FieldKind, (limit: number) => z.ZodMiniType>;

type SchemaOf<F extends ProfileFieldName> = ReturnType<
  (typeof kinds)[(typeof profileFields)[F]['kind']]
>;

function schemaOf(field: ProfileFieldName) {
  const { kind, limit = 0 }: { kind: FieldKind; limit?: number } = profileFields[field];
  return kinds[kind](limit);
}

const schemasOf = <F extends ProfileFieldName>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, schemaOf(field)])) as {
    readonly [K in F]: SchemaOf<K>;
  };

/** What others see of a profile: every field is shown only after a moderator approved it. */
export const reviewedFields = schemasOf(reviewedFieldNames);

/** What only the person sees: takes effect at once. */
export const privateFields = schemasOf(privateFieldNames);

const aliases: Record<string, keyof typeof reviewedFields> = {
  shortStatus: 'statusShort',
  longStatus: 'statusLong',
  direction: 'major',
  program: 'major',
};

/** The one name of a field, whichever of the specification's words was used. */
export const canonicalField = (field: string) =>
  (Object.hasOwn(aliases, field) ? aliases[field] : undefined) ?? field;

export const ReviewedField = z.keyof(z.object(reviewedFields));
export type ReviewedField = z.output<typeof ReviewedField>;

const readPairs = (input: unknown): [unknown, unknown][] | undefined => {
  if (Array.isArray(input)) return input.map((item) => [item?.changeType, item?.newValue]);
  return typeof input === 'object' && input !== null ? Object.entries(input) : undefined;
};

/** Left as it is, and so refused, where a field is no word or is there twice. */
export const readChanges = (input: unknown): unknown => {
  const named = readPairs(input)?.map(
    ([field, value]) => [typeof field === 'string' ? canonicalField(field) : '', value] as const,
  );
  const fields = new Set(named?.map(([field]) => field));
  if (!named || fields.size < named.length || fields.has('')) return undefined;
  return Object.fromEntries(named);
};

/**
 * New values by field. Also reads a list of `{changeType, newValue}` and the specification's other
 * names of a field.
 */
export const ProfileChanges = z.pipe(
  z.transform(readChanges),
  z.partial(z.strictObject({ ...reviewedFields, ...privateFields })),
);
export type ProfileChanges = z.output<typeof ProfileChanges>;
