import type { ReportCategory, ReportDecision } from '@kollab/contract';
import type { Generated } from 'kysely';

export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Date;
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  subject_type: 'profile' | 'project';
  subject_id: string;
  /** The person, or who owned the project when it was reported. */
  owner_id: string;
  category: ReportCategory;
  text: string;
  decision: ReportDecision | null;
  decided_by: string | null;
  decided_at: Date | null;
  comment: string | null;
  created_at: Date;
}

export interface ReleasesTable {
  id: string;
  user_id: string;
  /** Set where it was a project of theirs that moderators let back. */
  project_id: string | null;
  released_by: string;
  created_at: Date;
}

/** By a keyed hash: who left while suspended or hidden. */
export interface SanctionsKeptTable {
  person: string;
  suspended_at: Date | null;
  hidden_at: Date | null;
}

/** By a keyed hash: who left while others blocked them. */
export interface BlocksKeptTable {
  blocker_id: string;
  person: string;
  created_at: Date;
}

export interface ContactRequestsTable {
  id: string;
  from_id: string;
  to_id: string;
  text: string;
  state: Generated<'pending' | 'accepted' | 'declined' | 'withdrawn'>;
  created_at: Date;
  answered_at: Date | null;
}
