import { initData } from '@kollab/api/test/init-data';
import { ApiError, getOrCreateUser } from '@kollab/contract';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Outcome } from '#src/faults/load/fault.ts';
import { takePlace } from '#src/faults/load/load.ts';
import { clientOf, signIn, uploadPicture } from '#src/faults/load/people.ts';
import { telegramIds } from '#src/faults/world/seed.ts';
import { startSlowUpload } from '#src/faults/load/slow-upload.ts';
import type { World } from '#src/faults/world/world.ts';
import { botToken } from '#src/kit/environment.ts';

const minute = 60_000;

/** What init data of another clock is answered: minutes from now, and the answer. */
const clocks: [number, string][] = [
  [4, '200'],
  [6, '401 unauthenticated'],
  [-(24 * 60 - 1), '200'],
  [-(24 * 60 + 1), '401 initDataExpired'],
];

async function askWithClocks({ appUrl }: World): Promise<Outcome> {
  const wrong: string[] = [];
  const telegramId = telegramIds.guest(takePlace());
  for (const [minutes, expected] of clocks) {
    const at = new Date(Date.now() + minutes * minute);
    const response = await fetch(`${appUrl}/api/User/get-or-create`, {
      method: 'POST',
      headers: {
        authorization: `tma ${initData({ telegramId }, at, botToken)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ telegramId }),
    });
    const { code } = (await response.json()) as { code?: string };
    const answer = response.ok ? '200' : `${response.status} ${code}`;
    if (answer !== expected) wrong.push(`${minutes} minutes: ${answer}`);
  }
  const observed = clocks.map(([minutes, answer]) => `${minutes} min: ${answer}`).join(', ');
  return { observed, wrong };
}

/** More than may be under way at a time: a place that is not given back would be missed. */
const manyUploads = 70;

/** Uploads as soon as it is taken: a few wait while too many are under way. Answers the last refusal. */
async function uploadSoon(appUrl: string, telegramId: number): Promise<string | undefined> {
  let refusal = '';
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(200)) {
    try {
      await uploadPicture(appUrl, telegramId);
      return undefined;
    } catch (error) {
      refusal = error instanceof ApiError ? `${error.statusCode} ${error.code}` : String(error);
    }
  }
  return refusal;
}

async function breakUploadsOff(world: World): Promise<Outcome> {
  const { appUrl, uploads, withDb } = world;
  const count = () =>
    withDb(async (db) => (await db.selectFrom('uploads').select('path').execute()).length);
  const people = Array.from({ length: manyUploads }, () => telegramIds.guest(takePlace()));
  await Promise.all(people.map((telegramId) => signIn(appUrl, telegramId)));
  const [rows, files] = [await count(), (await readdir(uploads)).length];
  const halves = await Promise.all(people.map((telegramId) => startSlowUpload(appUrl, telegramId)));
  await delay(300);
  for (const half of halves) half.breakOff();
  await delay(300);
  const wrong: string[] = [];
  const again = await Promise.all(people.map((telegramId) => uploadSoon(appUrl, telegramId)));
  const refusals = again.filter((refusal) => refusal !== undefined);
  const taken = manyUploads - refusals.length;
  const [rowsNow, filesNow] = [await count(), (await readdir(uploads)).length];
  if (rowsNow !== rows + taken) wrong.push(`${rowsNow - rows} records for ${taken} uploads`);
  if (filesNow !== files + taken) wrong.push(`${filesNow - files} files for ${taken} uploads`);
  if (taken < manyUploads) wrong.push(`afterwards uploads were answered ${refusals.join(', ')}`);
  return { observed: `${manyUploads} broken off left nothing, ${taken} were sent again`, wrong };
}

export const requests: Fault[] = [
  {
    name: 'A clock is wrong',
    expected: 'init data of up to 5 minutes ahead and 24 hours ago is taken, else 401',
    run: askWithClocks,
  },
  {
    name: 'An upload breaks off',
    expected: 'no file, no record, and the next upload is taken',
    run: breakUploadsOff,
  },
  {
    name: 'Every connection to the database is taken',
    expected: '503 within 6 s, the process lives; back at once',
    within: 2,
    async harm({ appUrl, primary }, { ledger }) {
      const client = new pg.Client({ connectionString: primary().url() });
      await client.connect();
      await client.query('begin');
      await client.query('lock table users in access exclusive mode');
      await delay(500);
      const telegramId = telegramIds.guest(takePlace());
      const asked = Date.now();
      const asking = Array.from({ length: 30 }, () =>
        clientOf(appUrl, telegramId)(getOrCreateUser, { body: { telegramId } }).then(
          () => 200,
          ({ statusCode }: { statusCode?: number }) => statusCode ?? 0,
        ),
      );
      const first = await Promise.race(asking);
      const waited = Date.now() - asked;
      if (first !== 503) ledger.failures.push(`the first answer was ${first}`);
      if (waited > 6000) ledger.failures.push(`503 took ${waited} ms`);
      const { status } = await fetch(`${appUrl}/health/live`);
      if (status !== 200) ledger.failures.push(`/health/live answered ${status}`);
      await client.query('rollback');
      await client.end();
      await Promise.all(asking);
    },
  },
];
