import type { Generated } from 'kysely';
import type { SavedKind } from '@kollab/contract';

interface SavedItemsTable {
  id: string;
  user_id: string;
  kind: SavedKind;
  subject_id: string;
  created_at: Date;
  remind_at: Date | null;
  end_told: Generated<boolean>;
}

export interface SavedTables {
  saved_items: SavedItemsTable;
}
