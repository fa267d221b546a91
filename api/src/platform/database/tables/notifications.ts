import type { DeliveryMode, Locale, NotificationEvent } from '@kollab/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

/** What a moderator is told of a project has a row like that of a profile. */
export type NotificationKind = Exclude<NotificationEvent['kind'], 'projectModerationCard'>;
/** A message that follows what it is about. */
export type CardKind = NotificationKind & Extract<NotificationEvent, { card: unknown }>['kind'];
/** A message that says how many more cards there are than came one by one. */
export type CounterKind = 'moreApplications' | 'moreToReview';
/** `held` waits for the digest, `off` is for the inbox only, `counted` is told of by a counter. */
export type NotificationStatus =
  | 'queued'
  | 'leased'
  | 'sent'
  | 'parked'
  | 'failed'
  | 'held'
  | 'off'
  | 'counted';

export interface NotificationsTable {
  id: string;
  about: string | null;
  /** Without one it is for the chat `chat_id`. */
  recipient_id: string | null;
  chat_id: number | null;
  address: GeneratedAlways<string>;
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
  /** When it came, as a message of its own or counted. */
  told_at: Date | null;
  read_at: Date | null;
  request_id: string | null;
}

export interface NotificationSettingsTable {
  user_id: string;
  modes: Json<Partial<Record<string, DeliveryMode>>>;
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: Generated<string>;
  digest_at: Generated<number>;
  digested_at: Date | null;
  reminded_at: Date | null;
  /** As it is written: a date by the clock of `time_zone`. */
  away_until: string | null;
  language: Locale | null;
  views_counted: Generated<boolean>;
}

export interface ChatPacesTable {
  chat_id: number;
  leased_at: Date;
  resumes_at: Date | null;
}

/** One row: whose turn it was last; held by whoever leases. */
export interface DeliveryTurnTable {
  id: Generated<boolean>;
  after: string;
}

export interface ModeratorsChatTable {
  chat_id: number;
}

export interface HandledUpdatesTable {
  update_id: number;
  at: Generated<Date>;
}

export interface JobsTable {
  name: string;
  ran_at: Date;
}
