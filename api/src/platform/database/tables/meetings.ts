import type { MeetingState } from '@kollab/contract';
import type { Generated } from 'kysely';

interface MeetingsTable {
  id: string;
  project_id: string;
  /** The earliest first. */
  times: Date[];
  state: Generated<MeetingState>;
  closes_at: Date;
  agreed_at: Date | null;
  poll_id: string | null;
  created_at: Date;
}

interface MeetingAnswersTable {
  meeting_id: string;
  user_id: string;
  places: number[];
}

export interface MeetingTables {
  meetings: MeetingsTable;
  meeting_answers: MeetingAnswersTable;
}
