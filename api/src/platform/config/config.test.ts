import { serverLimits } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SetupError } from '@kollab/runtime/setup-error';

const secret = 'a-secret-of-at-least-32-characters';
const given = { BOT_TOKEN: '123456:ABC-def_1', BOT_API_TOKEN: secret };

function problemOf(environment: NodeJS.ProcessEnv) {
  try {
    readConfig(environment);
  } catch (error) {
    return error instanceof SetupError ? error.message : `not told: ${String(error)}`;
  }
  return 'none';
}

describe('the configuration', () => {
  test('needs the two tokens and has a default for the rest', () => {
    const { webappDir, ...config } = readConfig({ ...given, SOMETHING: 'else' });
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      metrics: undefined,
      tracing: undefined,
      databaseUrl: undefined,
      databaseReplicaUrls: [],
      databasePool: undefined,
      migrates: true,
      redisUrl: undefined,
      dataDir: '.data',
      s3: undefined,
      botToken: given.BOT_TOKEN,
      botApiToken: secret,
      telegramApiRoot: 'https://api.telegram.org',
      adminTelegramIds: new Set(),
      dailyLimits: serverLimits.perDay,
      hourlyFollows: serverLimits.followsPerHour,
      requestsPerMinute: { person: 1200, address: 1200 },
      overloadAfter: 500,
      deliveriesPerSecond: 30,
      cardsAtOnce: 2,
      openApplications: 5,
      moderatorsChatId: undefined,
      accent: undefined,
      startingTags: [],
      policy: { version: '1', text: { ru: expect.any(String), en: expect.any(String) } },
      logLevel: 'info',
      checksReplies: false,
      telegramWebOrigin: undefined,
    });
    expect(webappDir).toMatch(/webapp\/dist$/);
  });

  test.each(['uniquelocal', '::1', 'fd00::/8', '10.0.0.0/8,loopback'])(
    'takes %s for the proxies before the API',
    (value) => {
      const { trustedProxies } = readConfig({ ...given, TRUSTED_PROXIES: value });
      expect(trustedProxies).toEqual(value.split(','));
    },
  );

  test('reads every variable', () => {
    const config = readConfig({
      ...given,
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://kollab.example/',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      DATABASE_URL: 'postgresql://user:pass@db:5432/kollab',
      DATABASE_REPLICA_URLS: 'postgres://r1/kollab,postgres://r2/kollab',
      DATABASE_POOL: '20',
      MIGRATE: 'off',
      REDIS_URL: 'redis://cache:6379',
      S3_BUCKET: 'kollab',
      S3_ENDPOINT: 'http://store:8333/',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      DATA_DIR: '/data',
      TELEGRAM_API_ROOT: 'http://127.0.0.1:3100/',
      ADMIN_TELEGRAM_IDS: ' 7900000001, 5 ',
      DELIVERIES_PER_SECOND: '100',
      CARDS_AT_ONCE: '5',
      OPEN_APPLICATIONS: '50',
      MODERATORS_CHAT_ID: '-1001234567890',
      ACCENT_COLOR: '0A7D4F',
      STARTING_TAGS: 'Ветер, 3D-печать',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'development',
      WEBAPP_DIR: '/webapp',
      TELEGRAM_WEB_ORIGIN: 'http://localhost:3100/; script-src *',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://kollab.example',
      trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
      metrics: { port: 9464, host: '127.0.0.1' },
      tracing: { serviceName: 'kollab-api' },
      databaseUrl: 'postgresql://user:pass@db:5432/kollab',
      databaseReplicaUrls: ['postgres://r1/kollab', 'postgres://r2/kollab'],
      databasePool: 20,
      migrates: false,
      redisUrl: 'redis://cache:6379',
      s3: {
        bucket: 'kollab',
        region: 'us-east-1',
        endpoint: 'http://store:8333',
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
        publicUrl: undefined,
      },
      accent: '#0a7d4f',
      startingTags: ['Ветер', '3D-печать'],
      dataDir: '/data',
      telegramApiRoot: 'http://127.0.0.1:3100',
      adminTelegramIds: new Set([7_900_000_001, 5]),
      deliveriesPerSecond: 100,
      cardsAtOnce: 5,
      openApplications: 50,
      moderatorsChatId: -1_001_234_567_890,
      logLevel: 'silent',
      checksReplies: true,
      webappDir: '/webapp',
      telegramWebOrigin: 'http://localhost:3100',
    });
  });

  test('takes an empty variable for one that is not set', () => {
    const empty = { PORT: '', PUBLIC_URL: '', ADMIN_TELEGRAM_IDS: '', DATABASE_URL: '' };
    expect(readConfig({ ...given, ...empty })).toEqual(readConfig(given));
  });

  test.each(['BOT_TOKEN', 'BOT_API_TOKEN'])('says that %s is missing', (name) => {
    for (const value of [undefined, '']) {
      expect(problemOf({ ...given, [name]: value })).toMatch(
        new RegExp(`^${name} is missing: it is [^\\n]+\\.$`),
      );
    }
  });

  test('wants a port of their own for metrics', () => {
    expect(problemOf({ ...given, METRICS_PORT: '3000' })).toBe(
      'METRICS_PORT is not valid: it is another port than PORT.',
    );
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000a'],
    ['PORT', '3e3'],
    ['PUBLIC_URL', 'kollab.example'],
    ['PUBLIC_URL', 'ftp://kollab.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, 10.0.0'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1/'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', 'fe80::1%eth0'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'postgres'],
    ['DATABASE_URL', 'postgres-db:5432'],
    ['BOT_TOKEN', 'ABC'],
    ['BOT_TOKEN', '123456:'],
    ['BOT_TOKEN', '123456:ABC def'],
    ['BOT_API_TOKEN', 'short'],
    ['TELEGRAM_API_ROOT', 'api.telegram.org'],
    ['ADMIN_TELEGRAM_IDS', 'anya'],
    ['ADMIN_TELEGRAM_IDS', '1 2'],
    ['ADMIN_TELEGRAM_IDS', '1,,2'],
    ['ADMIN_TELEGRAM_IDS', '0'],
    ['ADMIN_TELEGRAM_IDS', '9007199254740993'],
    ['PRODUCT_NAME', '<b>'],
    ['PRODUCT_NAME', 'К'.repeat(31)],
    ['ACCENT_COLOR', 'green'],
    ['ACCENT_COLOR', 'ffd400'],
    ['ACCENT_COLOR', '0a7d4'],
    ['STARTING_TAGS', 'ГИС,,Степь'],
    ['LOG_LEVEL', 'loud'],
    ['TELEGRAM_WEB_ORIGIN', 'localhost'],
    ['TELEGRAM_WEB_ORIGIN', 'http://a.ru; script-src *'],
  ])('says that %s is not valid when it is «%s», without repeating it', (name, value) => {
    const problem = problemOf({ ...given, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} is not valid: it is [^\\n]+\\.$`));
    expect(problem.split(' such as ')[0]).not.toContain(value);
  });
});
