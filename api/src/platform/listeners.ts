import type { Trx } from '#src/platform/database/schema.ts';

/** Somebody said until when they are away: what waits for them waits from then on. */
export interface AwayChange {
  id: string;
  /** When they would have been back, or now. */
  from: Date;
  until: Date;
}

interface Facts {
  /** A change of whether, or by which words, others find a person. */
  personChanged: { id: string };
  personReturned: { id: string };
  /** The first time on a day, counted from 1970 in UTC. */
  personSeen: { id: string; day: number };
  /** A change of what others see of a project or its vacancies. */
  projectChanged: { id: string };
  lastPlaceTaken: { projectId: string; vacancyId: string; actorId: string };
  memberJoined: { projectId: string; ownerId: string };
  /** For the first time, or an edit. */
  projectPublished: { id: string; at: Date };
  stageChanged: { id: string; at: Date };
  projectFinished: { id: string; at: Date };
  awayChanged: AwayChange;
  /** Some of them were invited to the vacancy, or invited others. */
  applied: { vacancyId: string; userIds: readonly string[] };
  peopleParted: { id: string; otherId: string };
  viewsUncounted: { id: string };
}

/** A listener works in the transaction that made the fact true. */
export type Listeners = {
  readonly [Fact in keyof Facts]: readonly ((
    trx: Trx,
    fact: Facts[Fact],
    now: Date,
  ) => Promise<void>)[];
};

export async function announce<Fact extends keyof Facts>(
  { listeners, clock }: { listeners: Listeners; clock: () => Date },
  trx: Trx,
  name: Fact,
  fact: Facts[Fact],
) {
  const now = clock();
  for (const listen of listeners[name]) await listen(trx, fact, now);
}
