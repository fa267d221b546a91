import { type Application, limits } from '@kollab/contract';

const day = 24 * 60 * 60_000;

/** Until when what was closed without an answer may be accepted all the same. */
export const acceptableUntil = (decidedAt: string | null) =>
  new Date(new Date(decidedAt ?? 0).getTime() + limits.answerWithinDays * day);

/** Whether its owner may decide on an application, or accept it still. */
export const mayDecide = (
  { status, closedBecause, decidedAt }: Application,
  now = new Date(),
): boolean =>
  status === 'Pending' || (closedBecause === 'noAnswer' && acceptableUntil(decidedAt) > now);
