import type { FeedKind } from '@kollab/contract';
import type { Generated } from 'kysely';

interface ProjectFollowsTable {
  user_id: string;
  project_id: string;
  created_at: Date;
}

/** What became true of a project, and by whom: its owner then, or who joined. */
export interface FeedEventsTable {
  project_id: string;
  person_id: string;
  kind: FeedKind;
  /** The project, also where it is finished, the vacancy, or who joined; of another stage an id of its own. */
  subject_id: string;
  at: Date;
}

interface FeedSettingsTable {
  user_id: string;
  hidden_kinds: Generated<FeedKind[]>;
  tells_joining: Generated<boolean>;
  in_digest: Generated<boolean>;
}

export interface FeedTables {
  project_follows: ProjectFollowsTable;
  feed_events: FeedEventsTable;
  feed_settings: FeedSettingsTable;
}
