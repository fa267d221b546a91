import { limits } from '@kollab/contract';
import { TelegramId } from '@kollab/contract/schemas';
import {
  address,
  hasProtocol,
  port,
  shared,
  some,
  text,
  type Values,
} from '@kollab/runtime/environment';
import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';

const database = z.string().check(z.refine(hasProtocol(/^postgres(ql)?:$/)));

const listOf = <T>(item: z.ZodMiniType<T, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => (value.trim() ? value.split(',').map((part) => part.trim()) : [])),
    ),
    z.array(item),
  );

/** An address, or a network by the length of its prefix: as the proxy's is compared with. */
const isNetwork = (value: string) => {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const bits = isIP(address) === 4 ? 32 : 128;
  const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(value);
  const length = Number(prefix ?? bits);
  return isNamed || (isIP(address) > 0 && !address.includes('%') && length >= 1 && length <= bits);
};

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** How much light a colour such as `#0a7d4f` gives, from 0 to 1 (WCAG 2). */
function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White letters on it, and letters of it on white, can be read (4.5 : 1). */
const isReadable = (colour: string) => 1.05 / (luminanceOf(colour) + 0.05) >= 4.5;

/** With or without `#`, which begins a comment in `.env`. */
const accent = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^#?[\da-f]{6}$/i)),
    z.transform((value) => `#${value.replace('#', '').toLowerCase()}`),
  ),
  z.string().check(z.refine(isReadable)),
);

export const variables = {
  ...shared,
  HOST: { schema: z._default(text, '127.0.0.1'), expected: 'an address to listen on' },
  TRUSTED_PROXIES: {
    schema: z._default(listOf(text.check(z.refine(isNetwork))), []),
    expected: 'addresses or networks of the proxies before the API, such as 10.0.0.0/8',
  },
  METRICS_PORT: { schema: z.optional(port), expected: 'a port number such as 9464' },
  OTEL_SERVICE_NAME: { schema: z._default(text, 'kollab-api'), expected: 'a name' },
  DATABASE_URL: {
    schema: z.optional(database),
    expected: 'an address such as postgres://user:password@host:5432/kollab',
  },
  DATABASE_REPLICA_URLS: {
    schema: z._default(listOf(database), []),
    expected: 'addresses of read-only replicas, separated by commas',
  },
  DATABASE_POOL: { schema: z.optional(some), expected: 'how many connections the API may hold' },
  MIGRATE: {
    schema: z._default(z.enum(['on', 'off']), 'on'),
    expected: 'on, or off where "npm run migrate" does it',
  },
  REDIS_URL: {
    schema: z.optional(z.string().check(z.refine(hasProtocol(/^rediss?:$/)))),
    expected: 'an address such as redis://host:6379',
  },
  DATA_DIR: { schema: z._default(text, '.data'), expected: 'a folder' },
  S3_BUCKET: { schema: z.optional(text), expected: 'the name of a bucket' },
  S3_REGION: { schema: z._default(text, 'us-east-1'), expected: 'a region such as eu-central-1' },
  S3_ENDPOINT: {
    schema: z.optional(address),
    expected: 'the address of the object store, where it is not Amazon’s',
  },
  S3_ACCESS_KEY_ID: { schema: z.optional(text), expected: 'the id of a key to the bucket' },
  S3_SECRET_ACCESS_KEY: { schema: z.optional(text), expected: 'the secret of that key' },
  S3_PUBLIC_URL: {
    schema: z.optional(address),
    expected: 'where everybody can read the bucket, such as https://files.kollab.example',
  },
  ADMIN_TELEGRAM_IDS: {
    schema: z._default(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((value): (string | number)[] =>
            value.trim() ? value.split(',').map((id) => id.trim()) : [],
          ),
        ),
        z.array(TelegramId),
      ),
      [],
    ),
    expected: 'Telegram ids separated by commas',
  },
  REQUESTS_PER_MINUTE: {
    schema: z._default(some, 1200),
    expected: 'how many requests a signed-in person may make a minute',
  },
  REQUESTS_PER_MINUTE_ADDRESS: {
    schema: z._default(some, 1200),
    expected: 'how many requests an address may make a minute without signing in',
  },
  OVERLOAD_AFTER_MS: {
    schema: z._default(some, 500),
    expected: 'how many milliseconds a call may wait for its turn before it is refused',
  },
  DELIVERIES_PER_SECOND: {
    schema: z._default(some, 30),
    expected: 'how many messages the bot may send a second, 30 unless Telegram allows more',
  },
  CARDS_AT_ONCE: {
    schema: z._default(some, 2),
    expected: 'how many cards a chat gets within ten minutes before others are only counted',
  },
  OPEN_APPLICATIONS: {
    schema: z._default(z.pipe(some, z.int().check(z.maximum(50))), 5),
    expected: 'how many applications a person may have open at a time, 1 to 50',
  },
  ACCENT_COLOR: {
    schema: z.optional(accent),
    expected: 'a colour such as 0a7d4f, dark enough for white letters on it',
  },
  STARTING_TAGS: {
    schema: z._default(listOf(text.check(z.maxLength(limits.tag))), []),
    expected: `tags of up to ${limits.tag} characters, separated by commas`,
  },
  POLICY_DIR: {
    schema: z._default(text, join(import.meta.dirname, '../../../policy')),
    expected: 'a folder with ru.md, and en.md where there is one',
  },
  NODE_ENV: {
    schema: z._default(text, 'production'),
    expected: 'production, or development to have each reply checked by its schema',
  },
  WEBAPP_DIR: {
    schema: z._default(z.string(), join(import.meta.dirname, '../../../../webapp/dist')),
    expected: 'the folder of the built mini-app',
  },
  TELEGRAM_WEB_ORIGIN: {
    schema: z.optional(
      z.pipe(
        address,
        z.transform((value) => new URL(value).origin),
      ),
    ),
    expected: 'an origin such as http://localhost:3100',
  },
} as const;

export type Settings = Values<typeof variables>;
