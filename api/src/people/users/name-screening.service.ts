import type { Context } from '#src/platform/context.ts';
import { runBackfill } from '#src/platform/database/migration/backfill.ts';
import { announce } from '#src/platform/listeners.ts';
import { hold } from '#src/review/staging.service.ts';
import { warningOf } from '#src/platform/text/service-names.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import * as queries from './name-screening.queries.ts';

interface Name {
  firstName: string;
  lastName: string;
}

const isHeld = ({ firstName, lastName }: Name) =>
  warningOf(`${firstName} ${lastName}`) !== undefined;

export const shownName = ({ firstName, lastName }: Name): Name =>
  isHeld({ firstName, lastName }) ? { firstName: '', lastName: '' } : { firstName, lastName };

/** A name that others may not see at once waits as a draft: a moderator will see it. */
export async function stageName(trx: Trx, userId: string, { firstName, lastName }: Name) {
  if (!isHeld({ firstName, lastName })) return false;
  await hold(trx, { type: 'profile', id: userId }, { firstName, lastName });
  return true;
}

type Unscreened = Awaited<ReturnType<typeof queries.lockUnapprovedAfter>>;

async function screen(context: Context, trx: Trx, people: Unscreened) {
  const held: string[] = [];
  for (const { id, first_name: firstName, last_name: lastName } of people) {
    if (await stageName(trx, id, { firstName, lastName })) held.push(id);
  }
  if (held.length > 0) await queries.clearNames(trx, held);
  for (const id of held) await announce(context, trx, 'personChanged', { id });
}

/** To be raised whenever other names are to wait for a moderator. */
const version = 2;

export const screenNames = (context: Context, signal?: AbortSignal) =>
  runBackfill(
    context.db,
    {
      state: 'name_screenings',
      version,
      batch: 500,
      lockAfter: queries.lockUnapprovedAfter,
      write: (trx, people) => screen(context, trx, people),
    },
    signal,
  );
