import { limits } from '#src/rules/limits.ts';

export type FieldKind =
  | 'name'
  | 'optionalName'
  | 'line'
  | 'text'
  | 'lines'
  | 'course'
  | 'photo'
  | 'tags'
  | 'links'
  | 'experiences'
  | 'phone'
  | 'email';

interface ProfileField {
  kind: FieldKind;
  /** Of its text, in characters. */
  limit?: number;
  autoComplete?: string;
  /** Whether only its person sees it and it takes effect at once; all others wait for a moderator. */
  isPrivate?: true;
}

/**
 * The fields of a profile (spec §3). Schemas, drafts, form, view, export and erasure come from this table;
 * what they are called is in `messages/fields.ts`.
 */
export const profileFields = {
  firstName: { kind: 'name', limit: limits.name, autoComplete: 'given-name' },
  lastName: { kind: 'name', limit: limits.name, autoComplete: 'family-name' },
  middleName: { kind: 'optionalName', limit: limits.name, autoComplete: 'additional-name' },
  university: { kind: 'line', limit: limits.university, autoComplete: 'organization' },
  course: { kind: 'course' },
  major: { kind: 'line', limit: limits.major },
  photo: { kind: 'photo' },
  statusShort: { kind: 'line', limit: limits.statusShort },
  statusLong: { kind: 'lines' },
  description: { kind: 'text', limit: limits.description },
  tags: { kind: 'tags' },
  links: { kind: 'links' },
  experiences: { kind: 'experiences' },
  phone: { kind: 'phone', limit: limits.phone, autoComplete: 'tel', isPrivate: true },
  email: { kind: 'email', limit: limits.email, autoComplete: 'email', isPrivate: true },
} as const satisfies Record<string, ProfileField>;

type Fields = typeof profileFields;
export type ProfileFieldName = keyof Fields;

export const formSections = {
  person: ['lastName', 'firstName', 'middleName'],
  study: ['university', 'major', 'course'],
  contacts: ['phone', 'email'],
} as const satisfies Record<string, readonly ProfileFieldName[]>;

type FieldOf<Wanted> = {
  [F in ProfileFieldName]: Fields[F] extends Wanted ? F : never;
}[ProfileFieldName];

type PrivateField = FieldOf<{ isPrivate: true }>;
type ReviewedField = Exclude<ProfileFieldName, PrivateField>;
export type TextField = FieldOf<{ kind: 'name' | 'optionalName' | 'line' | 'text' }>;

const names = Object.keys(profileFields) as ProfileFieldName[];
const isPrivate = (field: ProfileFieldName): field is PrivateField =>
  'isPrivate' in profileFields[field];
const textKinds: ReadonlySet<FieldKind> = new Set(['name', 'optionalName', 'line', 'text']);

export const privateFieldNames = names.filter(isPrivate);
export const reviewedFieldNames = names.filter(
  (field): field is ReviewedField => !isPrivate(field),
);
export const textFieldNames = names.filter((field): field is TextField =>
  textKinds.has(profileFields[field].kind),
);
