import {
  type Client,
  createClient,
  createPageClient,
  getOrCreateUser,
  serverLimits,
  type User,
} from '@kollab/contract';
import type { Updateable } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { type Bounds, buildApp } from '#src/app.ts';
import type { Config } from '#src/platform/config/config.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import type { Database } from '#src/platform/database/schema.ts';
import { openReplicas, type ReplicasOptions } from '#src/platform/database/replicas/replicas.ts';
import { listeners } from '#src/listeners.ts';
import { openFiles } from '#src/platform/files/files.ts';
import { openChanges } from '#src/platform/database/listening/changes.ts';
import { listenTo } from '#src/platform/database/listening/listening.ts';
import { openWakeup } from '#src/platform/database/listening/wakeup.ts';
import { emptyAll, listEmptyTables } from './empty-tables.ts';
import { botToken, initData, type TestPerson } from './init-data.ts';
import { createTestDatabase } from './test-database.ts';

export const botApiToken = 'test-bot-api-token-of-32-characters!';
const adminId = 7_900_000_001;

/** Longer than any machine takes to hear a hint: who slept through one is found out. */
export const wakeupPatience = 5000;

export const refused = (code: string, statusCode: number, details?: object) => ({
  code,
  statusCode,
  ...(details && { details }),
});

export interface Someone extends User {
  call: Client;
  /** Fills in what of a profile leads projects, behind the API's back. */
  fillIn: () => Promise<unknown>;
}

type Writing = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Named = { telegramId: number };

type Rows = Pick<
  Database,
  'applications' | 'notifications' | 'participants' | 'projects' | 'users' | 'vacancies'
>;

type Overrides = Partial<Omit<Config, 'dailyLimits'>> & {
  dailyLimits?: Partial<Config['dailyLimits']>;
  bounds?: Partial<Bounds>;
  replicaTiming?: Pick<ReplicasOptions, 'longestLag' | 'interval'>;
};

export async function startTestApp({
  dailyLimits,
  replicaTiming,
  bounds,
  ...overrides
}: Overrides = {}) {
  const url = overrides.databaseUrl ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-files-'));
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    metrics: undefined,
    tracing: undefined,
    databaseUrl: url,
    databaseReplicaUrls: [],
    databasePool: undefined,
    migrates: false,
    redisUrl: undefined,
    dataDir,
    s3: undefined,
    botToken,
    botApiToken,
    // Nobody is there: no test reaches the real Telegram.
    telegramApiRoot: 'http://127.0.0.1:1',
    adminTelegramIds: new Set([adminId]),
    accent: undefined,
    startingTags: [],
    policy: { version: '1', text: { ru: 'Что хранится', en: 'What is kept' } },
    dailyLimits: { ...serverLimits.perDay, ...dailyLimits },
    hourlyFollows: serverLimits.followsPerHour,
    requestsPerMinute: { person: Infinity, address: Infinity },
    // A machine that is busy with other tests is no overload.
    overloadAfter: 60_000,
    deliveriesPerSecond: Infinity,
    cardsAtOnce: Infinity,
    openApplications: 10_000,
    moderatorsChatId: undefined,
    logLevel: 'silent',
    checksReplies: true,
    webappDir: join(dataDir, 'webapp'),
    telegramWebOrigin: undefined,
    ...overrides,
  };
  const ignore = () => undefined;
  const db = connectDatabase({ url, onError: ignore, poolSize: 8, connectWithin: 60_000 });
  const wakeup = openWakeup(wakeupPatience);
  const changes = openChanges();
  const listening = listenTo(url, [wakeup, changes], ignore);
  const time = { offset: 0 };
  const clock = () => new Date(Date.now() + time.offset);
  const replicas = openReplicas({
    db,
    primaryUrl: url,
    urls: config.databaseReplicaUrls,
    onError: ignore,
    ...replicaTiming,
  });
  const files = await openFiles(config);
  const context = { db, replicas, config, wakeup, changes, clock, files, listeners };
  const app = await buildApp(context, bounds);
  app.addHook('preClose', () => {
    wakeup.close();
    return listening.close();
  });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const clientWith = (headers: () => Record<string, string>) => createClient({ baseUrl, headers });
  // No round number: a leak walk looks for its digits among sums like 0.035000000000000003.
  let nextTelegramId = 5_283_746_190;

  const signed = (person: TestPerson) => ({ authorization: `tma ${initData(person, clock())}` });
  const as = (person: TestPerson): Client => clientWith(() => signed(person));

  async function person(given: Partial<TestPerson> = {}): Promise<Someone> {
    const telegramId = given.telegramId ?? nextTelegramId++;
    const call = as({ ...given, telegramId });
    const user = await call(getOrCreateUser, { body: { telegramId } });
    const fillIn = () =>
      set('users', user, {
        university: 'МГУ',
        course: 2,
        major: 'Физика',
        status_short: 'Ищу команду',
        description: 'Люблю карты',
        tags: JSON.stringify(['GIS']),
        links: JSON.stringify([{ type: 'Сайт', url: 'https://example.com' }]),
      });
    return { ...user, call, fillIn };
  }

  /** Moves the API's clock on; back again when the test ends. */
  function passTime(ms: number) {
    time.offset += ms;
    onTestFinished(() => {
      time.offset = 0;
    });
  }

  /** Changes a row behind the API's back. */
  const set = <T extends keyof Rows>(
    table: T,
    { id }: { id: string },
    values: Updateable<Rows[T]>,
  ) =>
    db
      .updateTable(table as 'users')
      .set(values as object)
      .where('id', '=', id)
      .execute();

  /** Somebody whom moderators approved: others may see them without saying who they are. */
  async function approved(given: Partial<TestPerson> = {}) {
    const someone = await person(given);
    await set('users', someone, { approved_at: clock(), moderation_status: 'Approved' });
    return someone;
  }

  return {
    app,
    approved,
    db,
    baseUrl,
    config,
    context,
    as,
    person,
    admin: () => person({ telegramId: adminId, firstName: 'Софья', lastName: 'Белова' }),
    async moderator(given: Partial<TestPerson> = { firstName: 'Вера', lastName: 'Орлова' }) {
      const someone = await person(given);
      await set('users', someone, { role: 'moderator' });
      return someone;
    },
    set,
    signed: ({ telegramId }: Named) => signed({ telegramId }),
    pagesFor: ({ telegramId }: Named) =>
      createPageClient({ baseUrl, headers: () => signed({ telegramId }) }),
    /** The pages of a list, as each leads to the next. */
    async listPages<T>({ telegramId }: Named, path: string) {
      const pages: T[][] = [];
      let next: string | undefined = path;
      while (next !== undefined) {
        const response: Response = await fetch(baseUrl + next, { headers: signed({ telegramId }) });
        pages.push((await response.json()) as T[]);
        next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
      }
      return pages;
    },
    fetchAs: ({ telegramId }: Named, path: string, body: unknown, method: Writing = 'POST') =>
      fetch(baseUrl + path, {
        method,
        headers: { ...signed({ telegramId }), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    suspend: (someone: { id: string }) => set('users', someone, { suspended_at: new Date() }),
    anonymous: clientWith(() => ({})),
    bot: clientWith(() => ({ authorization: `Bearer ${botApiToken}` })),
    botFor: (telegramId: number) =>
      clientWith(() => ({
        authorization: `Bearer ${botApiToken}`,
        'x-telegram-id': String(telegramId),
      })),
    passTime,
    setTime: (to: Date) => passTime(to.getTime() - clock().getTime()),
    async close() {
      await app.close();
      await replicas.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export function shared<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  beforeAll(async () => void Object.assign(made, await make()));
  return made;
}

export function fresh<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  beforeEach(async () => void Object.assign(made, await make()));
  return made;
}

export function sharedApp(overrides?: Overrides): TestApp {
  const kollab = shared(() => startTestApp(overrides));
  afterAll(() => kollab.close());
  return kollab;
}

/** An API for all tests of a file that has nothing but its starting rows before each. */
export function freshApp(overrides?: Overrides): TestApp {
  const kollab = sharedApp(overrides);
  let emptyAtFirst: string[] = [];
  beforeAll(async () => void (emptyAtFirst = await listEmptyTables(kollab.db)));
  beforeEach(() => emptyAll(kollab.db, emptyAtFirst));
  return kollab;
}
