import { TelegramId } from '@kollab/contract';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SetupError } from './setup-error.ts';

const port = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.transform((value) => Number(value)),
  ),
  z.int().check(z.maximum(65_535)),
);

const count = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.transform((value) => Number(value)),
  ),
  z.int(),
);

const origin = z.pipe(
  z
    .string()
    .check(z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))),
  z.transform((value) => value.replace(/\/+$/, '')),
);

const telegramIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value): (string | number)[] =>
      value.trim() ? value.split(',').map((id) => id.trim()) : [],
    ),
  ),
  z.array(TelegramId),
);

const chatId = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^-\d{1,16}$/)),
    z.transform((value) => Number(value)),
  ),
  z.int(),
);

const isDatabase = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);

const Environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabase))),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  BOT_TOKEN: z.string().check(z.regex(/^\d+:[\w-]+$/)),
  BOT_API_TOKEN: z.string().check(z.minLength(32)),
  TELEGRAM_API_ROOT: z._default(origin, 'https://api.telegram.org'),
  ADMIN_TELEGRAM_IDS: z._default(telegramIds, []),
  DAILY_APPLICATIONS: z._default(count, 50),
  DAILY_INVITATIONS: z._default(count, 50),
  DAILY_PROJECTS: z._default(count, 10),
  DAILY_EDITS: z._default(count, 100),
  DAILY_CLOSINGS: z._default(count, 20),
  DAILY_CONTACTS: z._default(count, 10),
  DAILY_REPORTS: z._default(count, 20),
  DAILY_SHARES: z._default(count, 100),
  DELIVERIES_PER_SECOND: z._default(count.check(z.refine((value) => value > 0)), 30),
  MODERATORS_CHAT_ID: z.optional(chatId),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  WEBAPP_DIR: z._default(z.string(), join(import.meta.dirname, '../../webapp/dist')),
  /** A Telegram Web of one’s own that may frame the mini-app besides Telegram’s. */
  TELEGRAM_WEB_ORIGIN: z.optional(
    z.pipe(
      origin,
      z.transform((value) => new URL(value).origin),
    ),
  ),
});

const hints: Record<string, string> = {
  PORT: 'a port number such as 3000',
  PUBLIC_URL: 'the address people open, such as https://kollab.example',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/kollab',
  BOT_TOKEN: 'the token BotFather gave, such as 123456:ABC-def',
  BOT_API_TOKEN: 'a secret of at least 32 characters that API and bot share',
  TELEGRAM_API_ROOT: 'an address such as https://api.telegram.org',
  ADMIN_TELEGRAM_IDS: 'Telegram ids separated by commas',
  TELEGRAM_WEB_ORIGIN: 'an origin such as http://localhost:3100',
  DAILY_APPLICATIONS: 'how many applications a person may send a day',
  DAILY_INVITATIONS: 'how many invitations a person may send a day',
  DAILY_PROJECTS: 'how many projects a person may create a day',
  DAILY_EDITS: 'how many times a day a person may edit projects',
  DAILY_CLOSINGS: 'how many times a day a person may archive or delete projects',
  DAILY_CONTACTS: 'how many people a person may ask for contact a day',
  DAILY_REPORTS: 'how many reports a person may send a day',
  DAILY_SHARES: 'how many times a day a person may share projects',
  DELIVERIES_PER_SECOND:
    'how many messages the bot may send a second, 30 unless Telegram allows more',
  MODERATORS_CHAT_ID: 'the id of a group of moderators, such as -1001234567890',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Throws a `SetupError` that names the variable to mend. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0]);
    const state = given[name] === undefined ? 'is missing' : 'is not valid';
    throw new SetupError(`${name} ${state}: it is ${hints[name] ?? 'a text'}.`);
  }
  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    botToken: values.BOT_TOKEN,
    botApiToken: values.BOT_API_TOKEN,
    telegramApiRoot: values.TELEGRAM_API_ROOT,
    adminTelegramIds: new Set(values.ADMIN_TELEGRAM_IDS),
    dailyLimits: {
      application: values.DAILY_APPLICATIONS,
      invitation: values.DAILY_INVITATIONS,
      project: values.DAILY_PROJECTS,
      edit: values.DAILY_EDITS,
      closing: values.DAILY_CLOSINGS,
      contact: values.DAILY_CONTACTS,
      report: values.DAILY_REPORTS,
      share: values.DAILY_SHARES,
    },
    deliveriesPerSecond: values.DELIVERIES_PER_SECOND,
    moderatorsChatId: values.MODERATORS_CHAT_ID,
    logLevel: values.LOG_LEVEL,
    webappDir: values.WEBAPP_DIR,
    telegramWebOrigin: values.TELEGRAM_WEB_ORIGIN,
  };
}
