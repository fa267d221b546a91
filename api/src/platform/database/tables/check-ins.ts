import type { CheckInAnswer } from '@kollab/contract';
import type { Generated } from 'kysely';

interface CheckInPlansTable {
  project_id: string;
  /** From Monday, 1, to Sunday; null: never. */
  day: Generated<number | null>;
  due_at: Date;
  /** The Monday of the week that was asked about last. */
  week: string | null;
  silent_weeks: Generated<number>;
  doubted_at: Date | null;
  moderators_asked_at: Date | null;
}

interface CheckInsTable {
  id: string;
  project_id: string;
  user_id: string;
  week: string;
  asked_at: Date;
  /** When a message is to ask them; null once that is done. */
  due_at: Date | null;
  answer: CheckInAnswer | null;
  line: Generated<string>;
  answered_at: Date | null;
  owner_told_at: Date | null;
}

export interface CheckInTables {
  check_in_plans: CheckInPlansTable;
  check_ins: CheckInsTable;
}
