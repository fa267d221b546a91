import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '#src/faults/load/fault.ts';
import { startSlowUpload } from '#src/faults/load/slow-upload.ts';
import { type Load, takePlace } from '#src/faults/load/load.ts';
import { signIn } from '#src/faults/load/people.ts';
import { telegramIds } from '#src/faults/world/seed.ts';
import { calm, type World } from '#src/faults/world/world.ts';
import type { Db } from '#src/kit/postgres.ts';

/** Docker kills ten seconds after it asked. */
const longest = 10_000;

async function stopBot(world: World, { ledger, progress }: Load, latency: number) {
  const { bot, control } = world;
  await control.pace(calm.rate, latency);
  await progress(60);
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await delay(50)) {
    if ((await world.withDb(countLeased)) > 0) break;
  }
  const begun = Date.now();
  const code = await bot.stop();
  if (code !== 0) ledger.failures.push(`exit code ${code}`);
  if (Date.now() - begun > longest) ledger.failures.push('it took too long to stop');
  await control.pace(calm.rate, calm.latency);
}

async function countLeased(db: Db) {
  const { rows } = await sql`select 1 from notifications where status = 'leased'`.execute(db);
  return rows.length;
}

export const stops: Fault[] = [
  {
    name: 'The API is asked to stop',
    expected: 'requests under way are answered, an upload too; exit code 0 within 10 s',
    within: 2,
    async harm({ api, appUrl, ready }, { ledger }) {
      const telegramId = telegramIds.guest(takePlace());
      await signIn(appUrl, telegramId);
      const upload = await startSlowUpload(appUrl, telegramId);
      const begun = Date.now();
      const stopping = api.stop();
      await delay(1500);
      const { status } = await upload.finish();
      if (status !== 200) ledger.failures.push(`the upload was answered ${status}`);
      const code = await stopping;
      if (code !== 0) ledger.failures.push(`exit code ${code}`);
      if (Date.now() - begun > longest) ledger.failures.push('it took too long to stop');
      api.start();
      await ready();
    },
  },
  {
    name: 'The bot is asked to stop',
    expected:
      'what it writes is written, leases are given back; exit code 0 within 10 s, even where Telegram hangs',
    within: 1,
    async harm(world, load) {
      await stopBot(world, load, 600);
      const leased = await world.withDb(countLeased);
      if (leased > 0) load.ledger.failures.push(`${leased} leases were kept`);
      world.bot.start();
      await load.progress(60);
      await stopBot(world, load, 30_000);
      world.bot.start();
    },
  },
  {
    name: 'Telegram cannot be found',
    expected: 'the bot lives and tries again; nothing is lost, all is told once it is back',
    within: 1,
    async harm({ bot, anotherBot }, { progress }) {
      await bot.stop();
      const lost = anotherBot({ TELEGRAM_API_ROOT: 'http://telegram.invalid' });
      lost.start();
      await progress(100);
      await delay(3000);
      lost.assertRuns();
      await lost.stop();
      bot.start();
    },
  },
];
