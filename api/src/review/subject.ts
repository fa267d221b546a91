import type { News } from '@kollab/contract';
import type { Db, SubjectType, Trx } from '#src/platform/database/schema.ts';

/** Values by field, in the form they are stored and sent. */
export type Values = Record<string, unknown>;

type ModerationStatus = 'Pending' | 'In_review' | 'Approved' | 'Rejected';

/** What is reviewed: a person's profile, by their id, or a project. */
export interface SubjectRef {
  type: SubjectType;
  id: string;
}

/** A subject that nobody else can change while the transaction lasts. */
export interface Locked extends SubjectRef {
  /** Who owns it and hears of decisions. */
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

/** Why a subject was rejected, and whether only in part. */
interface Refusal {
  reason: string;
  isPartial?: boolean;
}

/** Which fields a decision published, and why not all that was submitted. */
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
  /** Fields without which nothing of it can be published for the first time. */
  requiredFields: readonly string[];
  /** Throws notFound. */
  getId(db: Db, ref: Ref): Promise<string>;
  /** Throws notFound. Every write of a subject's changes begins with this lock. */
  lock(trx: Trx, id: string): Promise<Locked>;
  publish(trx: Trx, id: string, values: Values, act: Act): Promise<void>;
  setStatus(trx: Trx, id: string, change: StatusChange): Promise<void>;
  /** What the owner is told of a decision; a refusal makes it a rejection. */
  newsOf(trx: Trx, locked: Locked, decided: Decided): Promise<News>;
  /** What a decision's reply says of it besides. */
  nameIn(trx: Trx, id: string): Promise<Named>;
}
