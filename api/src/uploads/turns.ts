import { AppError } from '#src/app-error.ts';
import type { Person } from '#src/http/actor.ts';
import { createGate } from './gate.ts';

/** Bounds what uploads hold in memory; who stalls is cut off while reading. */
const enter = createGate({ running: 40, waiting: 0 });
const uploading = new Set<string>();

/** A picture on its way in. */
export interface IncomingPicture {
  person: Person;
  signal: AbortSignal;
  picture: () => Promise<Buffer>;
}

/**
 * Reads a person's picture and does something with it before they may send another. Throws
 * tooManyRequests while one of theirs is under way, unavailable.
 */
export async function inTurn<T>(
  { person, picture, signal }: IncomingPicture,
  work: (content: Buffer) => Promise<T>,
): Promise<T> {
  if (uploading.has(person.id)) throw new AppError('tooManyRequests');
  uploading.add(person.id);
  try {
    return await enter(async () => work(await picture()), signal);
  } finally {
    uploading.delete(person.id);
  }
}
