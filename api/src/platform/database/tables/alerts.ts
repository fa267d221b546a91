import type { AlertMode, FeedKind, Match, SavedSearch } from '@kollab/contract';
import type { Generated, JSONColumnType } from 'kysely';

type Kind = SavedSearch['kind'];

interface SavedSearchesTable {
  id: string;
  user_id: string;
  kind: Kind;
  filter: SavedSearch['filter'];
  mode: AlertMode;
  created_at: Date;
}

export interface AlertDueTable {
  subject_id: string;
  kind: Kind;
  due_at: Date;
  /** After which search to go on: empty before the first. */
  position: Generated<string>;
}

export interface DigestNews {
  projectId: string;
  kinds: FeedKind[];
}

interface AlertDigestsTable {
  id: string;
  user_id: string;
  created_at: Date;
  news: Generated<JSONColumnType<DigestNews[]>>;
}

interface WeeklyDigestsTable {
  user_id: string;
  due_at: Date;
  told_until: Date;
  left_over_at: Generated<Date>;
  propose_at: Date | null;
}

/** What a person is or was told of; with neither `due_at` nor a digest they need not be told. */
interface AlertsTable {
  user_id: string;
  subject_id: string;
  kind: Kind;
  search_ids: string[];
  created_at: Date;
  due_at: Date | null;
  digest_id: string | null;
  match: JSONColumnType<Match> | null;
}

export interface AlertTables {
  saved_searches: SavedSearchesTable;
  alert_due: AlertDueTable;
  alert_digests: AlertDigestsTable;
  alerts: AlertsTable;
  weekly_digests: WeeklyDigestsTable;
}
