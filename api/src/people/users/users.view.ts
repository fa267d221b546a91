import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type Link,
  type PendingChange,
  type PersonCard,
  type ProfileFieldName as Field,
  profileFields,
  type ReviewedField,
  type Role,
  type TextField,
  textFieldNames,
  type User,
  type Visibility,
} from '@kollab/contract';
import { toWireValue, warningIn } from '#src/review/submissions.view.ts';
import { profileColumn } from './profile-columns.ts';
import type { OwnRow, UserRow } from './users.queries.ts';

const textColumns = textFieldNames.map((field) => [field, profileColumn(field)] as const);

const textsOf = (user: UserRow) =>
  Object.fromEntries(textColumns.map(([field, column]) => [field, user[column]])) as Record<
    TextField,
    string
  >;

const published = (user: UserRow): User => ({
  id: user.id,
  telegramId: user.telegram_id,
  username: user.username,
  ...textsOf(user),
  phone: null,
  email: null,
  contactVisibility: null,
  course: user.course === null ? null : String(user.course),
  birthDate: null,
  photo: user.photo,
  statusLong: user.status_long,
  tags: user.tags.map((tagName) => ({ tagName })),
  links: user.links,
  experiences: user.experiences,
  lookingForTeam: user.looking_for_team,
  hoursAWeek: user.hours_a_week,
  role: null,
  moderationStatus: null,
  isPartlyApproved: false,
  isRestricted: false,
  statusUpdatedAt: null,
  rejectionReason: null,
  pendingChanges: [],
  version: null,
});

const hiddenTexts: Partial<Record<TextField, ''>> = Object.fromEntries(
  textFieldNames
    .filter((field) => profileFields[field].kind !== 'name')
    .map((field) => [field, '']),
);

const unapproved = {
  username: null,
  phone: null,
  email: null,
  ...hiddenTexts,
  course: null,
  statusLong: [],
  tags: [],
  links: [],
  experiences: [],
  lookingForTeam: null,
  hoursAWeek: null,
} satisfies Partial<User>;

interface Reachable {
  username: string | null;
  telegram_link_kept: boolean;
  contact_by_request: boolean;
}

/**
 * The username as others may have it: none of whoever took the link to their Telegram away, or wants to
 * be reached by a request for contact alone.
 */
export const openUsername = (user: Reachable) =>
  user.telegram_link_kept && !user.contact_by_request ? user.username : null;

function openLinks({ links, ...user }: Reachable & { links: Link[] }) {
  if (user.username === null || openUsername(user) !== null) return links;
  const own = user.username.toLowerCase();
  return links.filter(({ url }) => chatIn.exec(url)?.[1]?.toLowerCase() !== own);
}

const chatIn = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.(?:me|dog)\/@?(\w+)\/?(?:[?#]|$)/i;

/**
 * A person as others see them; of one never approved, only Telegram's name and photo. Contacts are
 * shown to whom their owner opened them: everyone signed in, or those who work together.
 */
export function toPublicUser(user: UserRow, isSignedIn: boolean, isClose = false): User {
  const isOpen = (visibility: Visibility) =>
    (isSignedIn && visibility === 'everyone') || (isClose && visibility === 'team');
  return {
    ...published(user),
    phone: isOpen(user.phone_visibility) ? user.phone : null,
    email: isOpen(user.email_visibility) ? user.email : null,
    username: openUsername(user),
    links: openLinks(user),
    ...(user.approved_at === null && unapproved),
  };
}

const versionedFields = Object.keys(profileFields).toSorted() as Field[];

/** Letters of each field: one change in sixteen million goes unnoticed. */
const digestLength = 4;

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, digestLength);

type Values = Pick<User, Field | 'pendingChanges'>;

/** Of a draft also what it would go back to: that changes once moderators have it, or decided. */
function seenOf(own: Values, field: Field): unknown {
  const pending = own.pendingChanges.find(({ changeType }) => changeType === field);
  if (pending?.state !== 'draft') return own[field];
  const { oldValue, submittedValue } = pending;
  return { draft: own[field], oldValue, submittedValue };
}

/** As one word; the same values, the same word. */
const versionOf = (own: Values): string =>
  versionedFields.map((field) => digestOf(seenOf(own, field))).join('');

/**
 * The first touched field whose value is neither the one seen nor the one wanted: who sends the same
 * once more is not refused. A value that became a draft meanwhile is still the one seen.
 */
export function findUnseen(own: Values, version: string, touched: ReadonlyMap<string, unknown>) {
  for (const [place, field] of versionedFields.entries()) {
    if (!touched.has(field)) continue;
    const digest = version.slice(place * digestLength, (place + 1) * digestLength);
    const wasSeen = [seenOf(own, field), own[field]].map(digestOf).includes(digest);
    if (!wasSeen && !isDeepStrictEqual(own[field], touched.get(field))) return field;
  }
  return undefined;
}

const isPartlyApproved = ({
  moderation_status: status,
  status_updated_at: decidedAt,
  approved_at: publishedAt,
}: UserRow) =>
  status === 'Rejected' && decidedAt !== null && decidedAt.getTime() === publishedAt?.getTime();

export function toOwnUser({ undecided, ...user }: OwnRow, role: Role): User {
  const pendingChanges: PendingChange[] = undecided.map((change) => ({
    changeType: change.field as ReviewedField,
    oldValue: toWireValue(change.field, change.old_value),
    newValue: toWireValue(change.field, change.new_value),
    ...(change.submitted_value !== null && {
      submittedValue: toWireValue(change.field, change.submitted_value),
    }),
    ...(user.approved_at === null && warningIn(change, undecided)),
    state: change.is_submitted ? 'submitted' : 'draft',
    createdAt: new Date(change.created_at).toISOString(),
  }));
  const overlay = Object.fromEntries(
    pendingChanges.map((item) => [item.changeType, item.newValue]),
  );
  const own = {
    ...published(user),
    ...overlay,
    phone: user.phone,
    email: user.email,
    contactVisibility: {
      phone: user.phone_visibility,
      email: user.email_visibility,
      telegram: user.contact_by_request ? ('request' as const) : ('everyone' as const),
    },
    role,
    moderationStatus: user.moderation_status,
    isPartlyApproved: isPartlyApproved(user),
    statusUpdatedAt: user.status_updated_at?.toISOString() ?? null,
    rejectionReason: user.rejection_reason,
    pendingChanges,
  };
  const isRestricted = user.suspended_at !== null || user.hidden_at !== null;
  return { ...own, isRestricted, version: versionOf(own) };
}

type CardRow = Pick<
  UserRow,
  | 'id'
  | 'telegram_id'
  | 'first_name'
  | 'last_name'
  | 'photo'
  | 'status_short'
  | 'tags'
  | 'approved_at'
>;

export const toPersonCard = (row: CardRow): PersonCard => ({
  id: row.id,
  userId: row.id,
  telegramId: row.telegram_id,
  firstName: row.first_name,
  lastName: row.last_name,
  photo: row.photo,
  statusShort: row.approved_at ? row.status_short : '',
  tags: row.approved_at ? row.tags.map((tagName) => ({ tagName })) : [],
});
