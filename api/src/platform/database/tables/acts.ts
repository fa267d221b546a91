import type { Generated } from 'kysely';

export type LimitedAct =
  | 'export'
  | 'deletion'
  | 'application'
  | 'follow'
  | 'invitation'
  | 'pairInvitation'
  | 'project'
  | 'edit'
  | 'closing'
  | 'reopening'
  | 'contact'
  | 'call'
  | 'report'
  | 'share'
  | 'roomButton'
  | 'meeting'
  | 'picture';

interface ActsTable {
  user_id: string;
  kind: LimitedAct;
  at: Date;
  /** For how many it counts; of pictures, megapixels. */
  amount: Generated<number>;
}

export interface ActTables {
  acts: ActsTable;
}
