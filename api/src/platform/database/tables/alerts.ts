import type { AlertMode, SavedSearch } from '@kollab/contract';

type Kind = SavedSearch['kind'];

/** What it asks for stands in `search_predicates`, which raw SQL alone writes and asks. */
interface SavedSearchesTable {
  id: string;
  user_id: string;
  kind: Kind;
  filter: SavedSearch['filter'];
  mode: AlertMode;
  predicate_id: string;
  created_at: Date;
}

/** What is to be matched with saved searches. */
export interface AlertDueTable {
  subject_id: string;
  kind: Kind;
  due_at: Date;
  /** Which predicates it meets, once that is known, and how far the walk over their searches came. */
  found: string[] | null;
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
