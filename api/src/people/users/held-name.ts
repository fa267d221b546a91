import { warningOf } from '#src/platform/text/service-names.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { hold } from '#src/submissions/staging.service.ts';

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
