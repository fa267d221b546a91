import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import { hold } from '#src/submissions/staging.service.ts';
import { warningOf } from '#src/platform/text/service-names.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import * as queries from './name-screening.queries.ts';

interface Name {
  firstName: string;
  lastName: string;
}

const isHeld = ({ firstName, lastName }: Name) =>
  warningOf(`${firstName} ${lastName}`) !== undefined;

/** What others may see at once of the name that Telegram knows somebody by. */
export const shownName = ({ firstName, lastName }: Name): Name =>
  isHeld({ firstName, lastName }) ? { firstName: '', lastName: '' } : { firstName, lastName };

/** A name that others may not see at once waits as a draft: a moderator will see it. */
export async function holdName(trx: Trx, userId: string, { firstName, lastName }: Name) {
  if (!isHeld({ firstName, lastName })) return false;
  await hold(trx, { type: 'profile', id: userId }, { firstName, lastName });
  return true;
}

/** To be raised whenever other names are to wait for a moderator. */
const version = 2;
const batch = 500;

/**
 * Takes from view the names of people never approved that would wait for a moderator today. Goes on
 * where it was interrupted; several processes share the work.
 */
export async function screenNames(context: Context, signal?: AbortSignal): Promise<void> {
  await queries.insertScreening(context.db, version);
  let isMore = true;
  while (isMore) isMore = !signal?.aborted && (await screenNext(context));
}

function screenNext(context: Context): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const { position, completed_at: completedAt } = await queries.lockScreening(trx, version);
    if (completedAt !== null) return false;
    const people = await queries.lockUnapprovedAfter(trx, position, batch);
    const held: string[] = [];
    for (const { id, first_name: firstName, last_name: lastName } of people) {
      if (await holdName(trx, id, { firstName, lastName })) held.push(id);
    }
    if (held.length > 0) await queries.clearNames(trx, held);
    for (const id of held) await announce(context, trx, 'personChanged', { id });
    const last = people.length === batch ? people.at(-1) : undefined;
    await queries.updateScreening(
      trx,
      version,
      last ? { position: last.id } : { completed_at: new Date() },
    );
    return last !== undefined;
  });
}
