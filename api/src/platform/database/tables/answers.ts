import type { AnswerTime } from '@kollab/contract';

/** How soon owners answer, counted anew when `due_at` has come. */
interface AnswerTimesTable {
  owner_id: string;
  answer_time: AnswerTime | null;
  due_at: Date;
}

export interface AnswersTables {
  answer_times: AnswerTimesTable;
}
