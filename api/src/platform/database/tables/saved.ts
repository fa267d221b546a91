import type { SavedKind } from '@kollab/contract';

interface SavedItemsTable {
  id: string;
  user_id: string;
  kind: SavedKind;
  subject_id: string;
  created_at: Date;
  remind_at: Date | null;
}

export interface SavedTables {
  saved_items: SavedItemsTable;
}
