import type { AlertMode, SavedSearch } from '@kollab/contract';

type Kind = SavedSearch['kind'];

/** `predicate` and what it is filed under are written and asked by raw SQL only. */
interface SavedSearchesTable {
  id: string;
  user_id: string;
  kind: Kind;
  filter: SavedSearch['filter'];
  mode: AlertMode;
  created_at: Date;
}

/** What is to be matched with saved searches. */
export interface AlertDueTable {
  subject_id: string;
  kind: Kind;
  due_at: Date;
  position: string | null;
}

interface AlertDigestsTable {
  id: string;
  user_id: string;
  created_at: Date;
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
}

export interface AlertTables {
  saved_searches: SavedSearchesTable;
  alert_due: AlertDueTable;
  alert_digests: AlertDigestsTable;
  alerts: AlertsTable;
}
