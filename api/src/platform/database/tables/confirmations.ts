import type { Generated } from 'kysely';

/** What somebody did in a team, once for each time that they were in it. */
interface ConfirmationsTable {
  id: string;
  project_id: string;
  user_id: string;
  role: string;
  joined_at: Date;
  ended_at: Date;
  state: 'open' | 'confirmed' | 'declined' | 'removed';
  created_at: Date;
  decided_at: Date | null;
  is_hidden: Generated<boolean>;
}

interface ConfirmationTextsTable {
  confirmation_id: string;
  text: string;
  state: 'Pending' | 'Approved' | 'Rejected' | 'Withdrawn';
  version: number;
  author_id: string;
  submitted_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

export interface ConfirmationsTables {
  confirmation_texts: ConfirmationTextsTable;
  confirmations: ConfirmationsTable;
}
