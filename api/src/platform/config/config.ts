import { serverLimits } from '@kollab/contract';
import {
  metricsAt,
  publicUrlOf,
  readVariables,
  tracingAs,
  type Environment,
} from '@kollab/runtime/environment';
import { type Settings, variables } from './environment.ts';
import { readPolicy } from './policy.ts';
import { SetupError } from '@kollab/runtime/setup-error';

export type Config = ReturnType<typeof readConfig>;

type DailyLimits = Record<keyof typeof serverLimits.perDay, number>;

/** Throws a `SetupError` that names the variable to mend. */
export function readConfig(environment: Environment) {
  const values = readVariables(variables, environment);
  if (values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT) {
    throw new SetupError('METRICS_PORT is not valid: it is another port than PORT.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: publicUrlOf(values),
    trustedProxies: values.TRUSTED_PROXIES,
    metrics: metricsAt(values.METRICS_PORT, values),
    tracing: tracingAs(values.OTEL_SERVICE_NAME, values),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
    databasePool: values.DATABASE_POOL,
    migrates: values.MIGRATE === 'on',
    redisUrl: values.REDIS_URL,
    dataDir: values.DATA_DIR,
    s3: readS3(values),
    botToken: values.BOT_TOKEN,
    botApiToken: values.BOT_API_TOKEN,
    telegramApiRoot: values.TELEGRAM_API_ROOT,
    adminTelegramIds: new Set(values.ADMIN_TELEGRAM_IDS),
    dailyLimits: serverLimits.perDay as DailyLimits,
    hourlyFollows: serverLimits.followsPerHour as number,
    requestsPerMinute: {
      person: values.REQUESTS_PER_MINUTE,
      address: values.REQUESTS_PER_MINUTE_ADDRESS,
    },
    overloadAfter: values.OVERLOAD_AFTER_MS,
    deliveriesPerSecond: values.DELIVERIES_PER_SECOND,
    cardsAtOnce: values.CARDS_AT_ONCE,
    openApplications: values.OPEN_APPLICATIONS,
    moderatorsChatId: values.MODERATORS_CHAT_ID,
    accent: values.ACCENT_COLOR,
    startingTags: values.STARTING_TAGS,
    policy: readPolicy(values.POLICY_DIR),
    logLevel: values.LOG_LEVEL,
    /** Replies are parsed by their schemas, which finds mistakes, and takes longer than writing them. */
    checksReplies: values.NODE_ENV === 'development',
    webappDir: values.WEBAPP_DIR,
    telegramWebOrigin: values.TELEGRAM_WEB_ORIGIN,
  };
}

/** Where pictures are kept instead of a folder: with S3_BUCKET both halves of its key are needed. */
function readS3(values: Settings) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = values;
  if (bucket === undefined) return undefined;
  if (keyId === undefined) throw missing('S3_ACCESS_KEY_ID');
  if (secret === undefined) throw missing('S3_SECRET_ACCESS_KEY');
  return {
    bucket,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    publicUrl: values.S3_PUBLIC_URL,
  };
}

const missing = (name: keyof typeof variables) =>
  new SetupError(`${name} is missing: it is ${variables[name].expected}.`);
