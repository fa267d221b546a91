import type { Generated } from 'kysely';

/** Written by triggers alone: what was done to a person's or a project's standing. */
export interface RecordEntriesTable {
  id: string;
  subject_type: 'profile' | 'project';
  subject_id: string;
  kind:
    | 'statusChanged'
    | 'deleted'
    | 'takenDown'
    | 'restored'
    | 'archived'
    | 'unarchived'
    | 'handedOver'
    | 'suspended'
    | 'unsuspended'
    | 'hidden'
    | 'shown'
    | 'consented'
    | 'consentWithdrawn'
    | 'deletionAsked'
    | 'deletionCancelled'
    | 'erased'
    | 'removed'
    | 'sanctionAppealed'
    | 'appealGranted'
    | 'appealRefused';
  old_value: string | null;
  new_value: string | null;
  actor_id: string | null;
  origin: 'person' | 'system' | 'database';
  reason: string | null;
  told_in: 'moderation_events' | 'reports' | 'releases' | null;
  created_at: Date;
}

export interface SubmissionsSeenTable {
  moderator_id: string;
  subject_type: 'profile' | 'project';
  subject_id: string;
  version: number;
  seen_at: Date;
}

export interface RoleChangesTable {
  id: string;
  user_id: string;
  role: 'user' | 'moderator';
  /** Null: somebody at the database. */
  changed_by: string | null;
  created_at: Generated<Date>;
}
