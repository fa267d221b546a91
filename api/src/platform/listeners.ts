import type { Trx } from '#src/platform/database/schema.ts';

/** Somebody says anew until when they are away: what waits for them waits from then on. */
export interface AwayChange {
  id: string;
  /** When they would have been back, or now. */
  from: Date;
  until: Date;
}

interface Facts {
  /** Something that decides whether, or by which words, others find a person. */
  personChanged: { id: string };
  personReturned: { id: string };
  /** A person was here, for the first time on a day counted from 1970 in UTC. */
  personSeen: { id: string; day: number };
  /** Something of a project, or its vacancies, that decides what others see of it. */
  projectChanged: { id: string };
  lastPlaceTaken: { projectId: string; vacancyId: string; actorId: string };
  memberJoined: { projectId: string; ownerId: string };
  /** Moderators published something of a project, for the first time or of an edit. */
  projectPublished: { id: string; at: Date };
  stageChanged: { id: string; at: Date };
  projectFinished: { id: string; at: Date };
  awayChanged: AwayChange;
  /** People applied to a vacancy to which some of them were invited, or invited others. */
  applied: { vacancyId: string; userIds: readonly string[] };
  peopleParted: { id: string; otherId: string };
  viewsUncounted: { id: string };
}

/** Who listens to what, and is told when it became true. A listener works in the transaction that made it true. */
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
