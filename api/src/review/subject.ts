import type { News } from '@kollab/contract';
import type { Db, SubjectType, Trx } from '#src/platform/database/schema.ts';

export type Values = Record<string, unknown>;

type ModerationStatus = 'Pending' | 'In_review' | 'Approved' | 'Rejected';

export interface SubjectRef {
  type: SubjectType;
  id: string;
}

/** A subject that nobody else can change while the transaction lasts. */
export interface Locked extends SubjectRef {
  ownerId: string;
  published: Values;
  wasApproved: boolean;
}

export interface Act {
  actorId: string;
  at: Date;
}

interface StatusChange {
  status: ModerationStatus | null;
  at: Date;
  reason?: string;
  /** Rejected only in part: what was not turned down is published. */
  isPartial?: boolean;
}

interface Refusal {
  reason: string;
  isPartial?: boolean;
}

interface Decided {
  published: readonly string[];
  refusal: Refusal | undefined;
}

/**
 * A kind of thing that is reviewed. A new kind is one more of these. `Ref` is what a request names it
 * by, `Named` what a decision's reply does.
 */
export interface Subject<Ref = never, Named extends object = object> {
  type: SubjectType;
  /** Fields that list items of which each can be taken away at once. */
  itemFields: ReadonlySet<string>;
  requiredFields: readonly string[];
  /** Throws notFound. */
  getId(db: Db, ref: Ref): Promise<string>;
  /** Throws notFound. Every write of a subject's changes begins with this lock. */
  lock(trx: Trx, id: string): Promise<Locked>;
  publish(trx: Trx, id: string, values: Values, act: Act): Promise<void>;
  setStatus(trx: Trx, id: string, change: StatusChange): Promise<void>;
  /** What the owner is told of a decision; a refusal makes it a rejection. */
  newsOf(trx: Trx, locked: Locked, decided: Decided): Promise<News>;
  nameIn(trx: Trx, id: string): Promise<Named>;
}
