import type { Experience, Link, Visibility } from '@kollab/contract';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** JSON with a default, written as text. */
type Json<T> = ColumnType<T, string | undefined, string>;
/** Any JSON value, written as text. */
type AnyJson = ColumnType<unknown, string, string>;

export interface UsersTable {
  id: string;
  telegram_id: number;
  username: string | null;
  language_code: string | null;
  role: Generated<'user' | 'moderator'>;
  suspended_at: Date | null;
  unreachable_at: Date | null;
  reachable_at: Date | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  middle_name: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  phone_visibility: Generated<Visibility>;
  email_visibility: Generated<Visibility>;
  university: Generated<string>;
  course: number | null;
  major: Generated<string>;
  photo: string | null;
  telegram_photo_url: string | null;
  telegram_link_kept: Generated<boolean>;
  description: Generated<string>;
  status_short: Generated<string>;
  status_long: Json<string[]>;
  tags: Json<string[]>;
  links: Json<Link[]>;
  experiences: Json<Experience[]>;
  moderation_status: 'Pending' | 'In_review' | 'Approved' | 'Rejected' | null;
  status_updated_at: Date | null;
  rejection_reason: string | null;
  approved_at: Date | null;
  created_at: Generated<Date>;
}

interface RoleChangesTable {
  id: string;
  user_id: string;
  role: 'user' | 'moderator';
  changed_by: string;
  created_at: Generated<Date>;
}

export type SubjectType = 'profile';

export interface SubmissionsTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  version: number;
  status: 'Pending' | 'In_review' | 'Approved' | 'Rejected' | 'Withdrawn';
  submitted_at: Date;
  claimed_by: string | null;
  claimed_until: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

interface ChangesTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  submission_id: string | null;
  field: string;
  old_value: AnyJson;
  new_value: AnyJson;
  created_at: Generated<Date>;
}

export interface ModerationEventsTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  submission_id: string;
  version: number;
  kind: 'submitted' | 'inReview' | 'approved' | 'rejected' | 'withdrawn';
  actor_id: string;
  sole_moderator: Generated<boolean>;
  reason: string | null;
  changes: Json<unknown>;
  created_at: Date;
}

export type NotificationKind = 'profileApproved' | 'profileRejected' | 'moderationCard';
export type NotificationStatus = 'queued' | 'leased' | 'sent' | 'parked' | 'failed';

interface NotificationsTable {
  id: string;
  about: string | null;
  recipient_id: string;
  kind: NotificationKind;
  payload: Json<unknown>;
  status: Generated<NotificationStatus>;
  revision: Generated<number>;
  leased_revision: number | null;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  lease: string | null;
  message_id: number | null;
  error: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

interface TagsTable {
  key: string;
  name: string;
  alias_of: string | null;
  uses: Generated<number>;
}

interface FollowsTable {
  follower_id: string;
  followee_id: string;
  created_at: Date;
}

/** `tok` is written and asked by raw SQL only. */
interface UserSearchTable {
  user_id: string;
  weight: number;
}

interface SearchStateTable {
  version: number;
  position: string | null;
  completed_at: Date | null;
}

interface UploadsTable {
  path: string;
  owner_id: string | null;
  created_at: Date;
}

export interface Database {
  users: UsersTable;
  role_changes: RoleChangesTable;
  submissions: SubmissionsTable;
  changes: ChangesTable;
  moderation_events: ModerationEventsTable;
  notifications: NotificationsTable;
  tags: TagsTable;
  follows: FollowsTable;
  user_search: UserSearchTable;
  search_state: SearchStateTable;
  uploads: UploadsTable;
}

/** A connection or a transaction: what a read needs. */
export type Db = Kysely<Database>;
/** A transaction: what a lock needs. */
export type Trx = Transaction<Database>;
