interface IdempotencyKeysTable {
  user_id: string;
  act: 'application' | 'project';
  key: string;
  request: string;
  result_id: string;
  created_at: Date;
}

/** Kept only where there are replicas. */
interface LatestWritesTable {
  user_id: string;
  position: number;
  at: Date;
}

export interface WriteTables {
  idempotency_keys: IdempotencyKeysTable;
  latest_writes: LatestWritesTable;
}
