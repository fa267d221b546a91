import type {
  ClosedBecause,
  Experience,
  Link,
  LookingForTeam,
  Project,
  Vacancy,
  Visibility,
} from '@kollab/contract';
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { AnyJson, Json } from '#src/platform/database/tables/json.ts';
import type { ActTables } from './tables/acts.ts';
import type { AlertTables } from './tables/alerts.ts';
import type { ConfirmationsTables } from './tables/confirmations.ts';
import type { FeedTables } from './tables/feed.ts';
import type { FiguresTables } from './tables/analytics.ts';
import type { AnswersTables } from './tables/answers.ts';
import type { CheckInTables } from './tables/check-ins.ts';
import type { MatchingTables } from './tables/matching.ts';
import type { MeetingTables } from './tables/meetings.ts';
import type { PairTables } from './tables/pairs.ts';
import type { RoomTables } from './tables/rooms.ts';
import type { SafetyTables } from './tables/safety.ts';
import type { SavedTables } from './tables/saved.ts';
import type { SearchTables } from './tables/search.ts';
import type { WriteTables } from './tables/writes.ts';
import type * as notifications from '#src/platform/database/tables/notifications.ts';
import type * as record from '#src/platform/database/tables/record.ts';

export type { LimitedAct } from './tables/acts.ts';

export interface UsersTable {
  id: string;
  telegram_id: number;
  username: string | null;
  language_code: string | null;
  role: Generated<'user' | 'moderator'>;
  suspended_at: Date | null;
  suspended_until: Date | null;
  /** Taken from everyone's view by a moderator, or by themselves: `hidden_by` says who. */
  hidden_at: Date | null;
  hidden_by: string | null;
  is_visible: GeneratedAlways<boolean>; // neither suspended nor hidden
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
  contact_by_request: Generated<boolean>;
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
  consented_at: Date | null;
  consented_to: string | null;
  consent_withdrawn_at: Date | null;
  deletes_at: Date | null;
  /** Their row stays for what others did with them; nothing of the person is in it. */
  deleted_at: Date | null;
  created_at: Generated<Date>;
  looking_for_team: LookingForTeam | null;
  hours_a_week: number | null;
  seen_day: number | null; // counted from 1970 in UTC
}

export type SubjectType = 'profile' | 'project';

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
  appeal: string | null;
  appeal_of: string | null;
}

interface ChangesTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  submission_id: string | null;
  field: string;
  old_value: AnyJson;
  new_value: AnyJson;
  rejection: string | null;
  created_at: Generated<Date>;
}

export interface ModerationEventsTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  submission_id: string;
  version: number;
  kind:
    | 'submitted'
    | 'appealed'
    | 'inReview'
    | 'approved'
    | 'partlyApproved'
    | 'rejected'
    | 'withdrawn';
  actor_id: string;
  sole_moderator: Generated<boolean>;
  reason: string | null;
  changes: Json<unknown>;
  created_at: Date;
}

interface TagsTable {
  key: string;
  name: string;
  alias_of: string | null;
  uses: Generated<number>;
  is_starting: Generated<boolean>;
}

interface FollowsTable {
  follower_id: string;
  followee_id: string;
  created_at: Date;
}

interface UploadsTable {
  path: string;
  owner_id: string | null;
  palette: Json<string[]>;
  /** Of the picture that it was made of, for whom and for what; none until its file is there. */
  digest: Buffer | null;
  created_at: Date;
}

export interface ProjectsTable {
  id: string;
  owner_id: string;
  name: Generated<string>;
  description: Generated<string>;
  stage: Generated<Project['stage']>;
  cover_image: string | null;
  tags: Json<string[]>;
  moderation_status: 'Pending' | 'In_review' | 'Approved' | 'Rejected' | null;
  status_updated_at: Date | null;
  is_partly_approved: Generated<boolean>;
  rejection_reason: string | null;
  approved_at: Date | null;
  archived_at: Date | null;
  finished_at: Date | null;
  began_at: Date | null; // when somebody was first taken in
  paused_at: Date | null;
  deleted_at: Date | null;
  deleted_by: string | null;
  is_owner_deleted: Generated<boolean>; // before moderators took it down
  is_public: GeneratedAlways<boolean>; // approved, neither archived nor deleted
  created_at: Date;
}

export interface VacanciesTable {
  id: string;
  project_id: string;
  place: number;
  title: string;
  level: Vacancy['level'];
  experience: Vacancy['experience'];
  tags: Json<string[]>;
  tasks: Generated<string>;
  requirements: Generated<string>;
  conditions: Generated<string>;
  hours_a_week: number | null;
  until: string | null;
  ends_at: Date | null; // when `until` is over and it closes; null once its owner opened it again
  closed_at: Date | null;
  removed_at: Date | null;
  created_at: Generated<Date>;
  /** When its owner is asked whether they still look for somebody, and once asked, when it is paused. */
  check_at: Generated<Date>;
  asked_at: Date | null;
  paused_at: Date | null; // closed because its owner did not say
  places: Generated<number>;
  filled_at: Date | null; // closed as its last place was taken
  call_at: Generated<Date>; // when its owner is next shown whom to call, if nobody applied
}

export interface ParticipantsTable {
  id: string;
  project_id: string;
  user_id: string | null;
  name: Generated<string>;
  state: 'member' | 'invited' | 'declined' | 'cancelled' | 'left' | 'removed';
  created_at: Date;
  joined_at: Date | null;
  vacancy_id: string | null; // on which they were accepted; null for who was invited
  /** What became of the latest offer to own the project; only a member has an open one. */
  offer: 'open' | 'accepted' | 'declined' | 'over' | null;
  offered_at: Date | null;
  ended_at: Date | null; // when they left, or were removed
}

export interface ApplicationsTable {
  id: string;
  project_id: string;
  vacancy_id: string;
  user_id: string;
  cover_letter: string;
  status: 'Pending' | 'Accepted' | 'Rejected' | 'Withdrawn';
  reason: string | null;
  closed_because: ClosedBecause | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  ended_at: Date | null; // when an accepted person left the team: they may apply again
  is_first_choice: Generated<boolean>;
  waits_from: Date | null; // from when on its owner is waited for: as it was made, or as they are back
  remind_at: Date | null; // when its owner is reminded of it next; null: no more
  pair_id: string | null; // of whom the person applies with; none once they stand alone
}

export interface Database
  extends
    ActTables,
    AlertTables,
    AnswersTables,
    ConfirmationsTables,
    CheckInTables,
    FeedTables,
    FiguresTables,
    MatchingTables,
    MeetingTables,
    PairTables,
    RoomTables,
    SafetyTables,
    SavedTables,
    SearchTables,
    WriteTables {
  users: UsersTable;
  role_changes: record.RoleChangesTable;
  submissions: SubmissionsTable;
  changes: ChangesTable;
  moderation_events: ModerationEventsTable;
  record_entries: record.RecordEntriesTable;
  submissions_seen: record.SubmissionsSeenTable;
  notifications: notifications.NotificationsTable;
  tags: TagsTable;
  follows: FollowsTable;
  uploads: UploadsTable;
  projects: ProjectsTable;
  vacancies: VacanciesTable;
  participants: ParticipantsTable;
  applications: ApplicationsTable;
  notification_settings: notifications.NotificationSettingsTable;
  chat_paces: notifications.ChatPacesTable;
  delivery_turn: notifications.DeliveryTurnTable;
  moderators_chat: notifications.ModeratorsChatTable;
  handled_updates: notifications.HandledUpdatesTable;
  jobs: notifications.JobsTable;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
