import type { ReportCategory, ReportDecision, SanctionKind } from '@kollab/contract';
import type { Generated } from 'kysely';

interface BlocksTable {
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
  until: Date | null;
  created_at: Date;
}

interface ReleasesTable {
  id: string;
  user_id: string;
  /** Set where it was a project of theirs that moderators let back. */
  project_id: string | null;
  released_by: string;
  created_at: Date;
}

export interface SanctionsTable {
  id: string;
  kind: SanctionKind;
  /** The person, or who owned the project. */
  user_id: string;
  project_id: string | null;
  reason: string | null;
  until: Date | null;
  decided_by: string | null;
  created_at: Date;
  ended_at: Date | null;
  appeal: string | null;
  appealed_at: Date | null;
  appeal_decision: 'granted' | 'refused' | null;
  appeal_reason: string | null;
  appeal_decided_by: string | null;
  appeal_decided_at: Date | null;
  is_sole_moderator: Generated<boolean>;
}

/** By a keyed hash: who left while suspended or hidden. */
interface SanctionsKeptTable {
  person: string;
  suspended_at: Date | null;
  suspended_until: Date | null;
  hidden_at: Date | null;
}

interface BlocksKeptTable {
  blocker_id: string;
  person: string;
  created_at: Date;
}

interface ContactRequestsTable {
  id: string;
  from_id: string;
  to_id: string;
  text: string;
  state: Generated<'pending' | 'accepted' | 'declined' | 'withdrawn'>;
  created_at: Date;
  answered_at: Date | null;
}

export interface SafetyTables {
  blocks: BlocksTable;
  reports: ReportsTable;
  releases: ReleasesTable;
  sanctions: SanctionsTable;
  contact_requests: ContactRequestsTable;
  sanctions_kept: SanctionsKeptTable;
  blocks_kept: BlocksKeptTable;
}
