/** Two people who apply together, or would: once both agreed, each has an application that names it. */
export interface PairTables {
  pairs: PairsTable;
}

export type PairState = 'invited' | 'agreed' | 'declined' | 'lapsed' | 'withdrawn' | 'ended';

interface PairsTable {
  id: string;
  project_id: string;
  vacancy_id: string;
  inviter_id: string;
  invitee_id: string;
  /** The inviter's, until it is sent as an application. */
  cover_letter: string;
  may_part: boolean;
  state: PairState;
  created_at: Date;
  answered_at: Date | null;
}
