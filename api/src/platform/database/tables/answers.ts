import type { AnswerTime } from '@kollab/contract';

interface AnswerTimesTable {
  owner_id: string;
  answer_time: AnswerTime | null;
  due_at: Date;
}

export interface AnswersTables {
  answer_times: AnswerTimesTable;
}
