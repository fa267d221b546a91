import { connectDatabase } from '@kollab/api/platform/database/connect';
import { migrateToLatest } from '@kollab/api/platform/database/migrate';
import { startEmbeddedPostgres } from '@kollab/api/platform/embedded-postgres/server';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliver } from './deliver.ts';
import { tally, type Tally } from './ledger.ts';
import type { FaultOptions } from './options.ts';
import { freePort, programOf, startTelegram, untilReady } from './processes.ts';
import {
  firstTelegramId,
  groupsOf,
  isOpen,
  listEnds,
  numberIn,
  seedNotifications,
} from './seed.ts';
import { controlOf, type Control, type MetFault } from './telegram.ts';

/** What became of all the notifications, and what was done to them on the way. */
export interface Report extends Tally {
  messages: number;
  seconds: number;
  refused: { overall: number; perChat: number };
  faults: MetFault[];
  /** True when not every notification was settled before progress stopped. */
  isStuck: boolean;
}

const botToken = '123456789:faults-token-of-the-emulator';
const settings = { fsync: 'off', synchronous_commit: 'off' };

async function prepare(control: Control, { people, rate, latency, shares }: FaultOptions) {
  const { open, blocked } = groupsOf(people);
  await control.addPeople(firstTelegramId, open, false);
  await control.addPeople(firstTelegramId + open, blocked, true);
  await control.pace(rate, latency);
  const orders = [
    { errorCode: 500, share: shares.serverError },
    { errorCode: 0, share: shares.lostCall },
    { errorCode: 0, lostAnswer: true, share: shares.lostAnswer },
    { errorCode: 429, retryAfter: 1, share: shares.tooMany },
  ];
  for (const order of orders) if (order.share > 0) await control.order(order);
}

/** Delivers notifications through faults and kills, in processes and a database of its own. */
export async function runFaults(
  options: FaultOptions,
  say: (text: string) => void = () => undefined,
): Promise<Report> {
  const { count, people, rate } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-faults-'));
  const closers: (() => Promise<unknown>)[] = [
    () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }),
  ];
  try {
    // Root's Postgres runs as another user, who has to get in.
    await chmod(dataDir, 0o755);
    const postgres = await startEmbeddedPostgres({ dataDir, settings });
    closers.push(() => postgres.stop());
    const db = connectDatabase({ url: postgres.url, onError: () => undefined, poolSize: 2 });
    closers.push(() => db.destroy());
    await migrateToLatest(db);

    const port = await freePort();
    const appUrl = `http://127.0.0.1:${port}`;
    const telegram = await startTelegram({
      SANDBOX_PORT: '0',
      DATA_DIR: join(dataDir, 'telegram'),
      BOT_TOKEN: botToken,
      APP_URL: appUrl,
    });
    closers.push(telegram.stop);
    const control = controlOf(telegram.url);
    await prepare(control, options);
    await seedNotifications(db, count, people);

    const environment = {
      PORT: String(port),
      PUBLIC_URL: appUrl,
      API_URL: appUrl,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      BOT_TOKEN: botToken,
      BOT_API_TOKEN: 'x'.repeat(32),
      TELEGRAM_API_ROOT: telegram.url,
      DELIVERIES_PER_SECOND: String(rate),
      LOG_LEVEL: 'error',
    };
    const api = programOf('api/src/main.ts', environment);
    const bots = [0, 1].map(() => programOf('bot/src/main.ts', environment));
    closers.push(() => api.stop());
    closers.push(() => Promise.all(bots.map((bot) => bot.stop())));
    api.start();
    await untilReady(`${appUrl}/health/ready`);
    for (const bot of bots) bot.start();

    const delivery = await deliver({ db, control, api, bots, options, say });
    const ends = (await listEnds(db)).map(({ telegram_id: telegramId, ...end }) =>
      Object.assign(end, { isOpen: isOpen(telegramId, people) }),
    );
    const accepted = await control.messages(firstTelegramId, firstTelegramId + people);
    const messages = accepted.map((one) => Object.assign(one, { number: numberIn(one.text) }));
    const { refusedOverall, refusedPerChat } = await control.pacing();
    return {
      ...tally(ends, messages, delivery.inFlight),
      messages: messages.length,
      seconds: delivery.seconds,
      isStuck: delivery.isStuck,
      refused: { overall: refusedOverall, perChat: refusedPerChat },
      faults: await control.faults(),
    };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}
