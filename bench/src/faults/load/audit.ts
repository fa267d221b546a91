import { getUserByTelegram } from '@kollab/contract';
import { sql } from 'kysely';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { act, type Act, lastOf, type Ledger, newLedger } from './ledger.ts';
import { clientOf } from './people.ts';
import { telegramIds } from '#src/faults/world/seed.ts';
import type { World } from '#src/faults/world/world.ts';
import type { Db } from '#src/kit/postgres.ts';

/** Who is found to have done an act; each place's answered one is to be found once. */
const doers: Partial<Record<Act, ReturnType<typeof sql>>> = {
  signIn: sql`select telegram_id as guest from users`,
  follow: sql`select telegram_id as guest from follows join users on users.id = follower_id`,
  apply: sql`select telegram_id as guest from applications
    join users on users.id = user_id where status <> 'Withdrawn'`,
  accept: sql`select telegram_id as guest from participants
    join users on users.id = user_id
    join applications using (project_id, user_id)
    where state = 'member' and status = 'Accepted'`,
  submit: sql`select telegram_id as guest from submissions join users on users.id = subject_id`,
  createProject: sql`
    select telegram_id + ${telegramIds.guest(0) - telegramIds.owner(0)}::bigint as guest
    from projects join users on users.id = owner_id where projects.approved_at is null`,
};

async function countDoers(db: Db, found: ReturnType<typeof sql>) {
  const { rows } = await sql<{ guest: number; count: number }>`
    select guest, count(*)::int from (${found}) as found group by 1`.execute(db);
  return new Map(rows.map(({ guest, count }) => [guest - telegramIds.guest(0), count]));
}

export async function audit(world: World, ledger: Ledger): Promise<string[]> {
  const wrong = await world.withDb(async (db) => {
    const found: string[] = [];
    for (const [name, doer] of Object.entries(doers)) {
      const there = await countDoers(db, doer);
      for (const place of lastOf(ledger, name as Act).keys()) {
        const times = there.get(place) ?? 0;
        if (times !== 1) found.push(`${name} of ${place} is there ${times} times`);
      }
    }
    return [...found, ...(await auditUploads(world, db, ledger))];
  });
  return [...wrong, ...(await auditProfiles(world, ledger)), ...ledger.failures];
}

async function auditUploads({ uploads }: World, db: Db, ledger: Ledger) {
  const wrong: string[] = [];
  const rows = await db.selectFrom('uploads').select('path').execute();
  const known = new Set(rows.map(({ path }) => path));
  for (const path of lastOf(ledger, 'upload').values()) {
    const file = await stat(join(uploads, basename(path))).catch(() => undefined);
    if (!known.has(path)) wrong.push(`${path} has no record`);
    if (!file?.size) wrong.push(`${path} has no file`);
  }
  return wrong;
}

const sampled = 40;

/** Some of the people look at their own profiles: the last that was answered is what they see. */
async function auditProfiles({ appUrl }: World, ledger: Ledger) {
  const described = [...lastOf(ledger, 'describe')].slice(-sampled);
  const submitted = lastOf(ledger, 'submit');
  const looked = newLedger();
  const wrong = await Promise.all(
    described.map(async ([place, description]) => {
      const telegramId = telegramIds.guest(place);
      const call = clientOf(appUrl, telegramId);
      const own = await act(looked, { act: 'describe', place, value: description }, () =>
        call(getUserByTelegram, { params: { telegramId } }),
      );
      const major = submitted.get(place);
      const isRight = own?.description === description && (!major || own.major === major);
      return isRight ? [] : [`the profile of ${place} says "${own?.description}", "${own?.major}"`];
    }),
  );
  return [...wrong.flat(), ...looked.failures];
}
