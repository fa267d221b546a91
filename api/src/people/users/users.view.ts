import {
  type PendingChange,
  type PersonCard,
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
import { versionOf } from './profile-version.ts';
import { openLinks, openUsername } from './telegram-link.ts';
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
