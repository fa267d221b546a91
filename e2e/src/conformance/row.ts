import type { Stage } from './stage.ts';

/** Observes a sentence in the running product; throws where it does not hold. */
export type Check = (stage: Stage) => Promise<void>;

/** A test elsewhere that observes it: its file from the root, and its name as written there. */
export type Reference = readonly [file: string, name: string];

export interface Deviation {
  decision: number;
  why: string;
}

/** One sentence of the specification that can be observed, and what observes it. */
export interface Row {
  /** The section and the place in it. */
  id: string;
  /** The sentence in short; texts and numbers as the specification has them. */
  says: string;
  proof: Check | Reference;
  /** Where a decision has Kollab do something else. */
  deviates?: Deviation;
}

/** A row that a check of its own observes. */
export const checked = (id: string, says: string, proof: Check, deviates?: Deviation): Row => ({
  id,
  says,
  proof,
  ...(deviates && { deviates }),
});

/** A row that a test elsewhere observes. */
export const tested = (
  id: string,
  says: string,
  file: string,
  name: string,
  deviates?: Deviation,
): Row => ({ id, says, proof: [file, name], ...(deviates && { deviates }) });

/** A row's check; nothing for a row that is proven elsewhere. */
export const checkOf = ({ proof }: Row) => (typeof proof === 'function' ? proof : undefined);

/** The test that proves a row; nothing for a row with a check. */
export const referenceOf = ({ proof }: Row) => (typeof proof === 'function' ? undefined : proof);
