import { isProductName, ownName } from '@kollab/contract';
import * as z from 'zod/mini';
import type { Webhook } from './boot/webhook.ts';

/** Everything the bot is told from outside. Addresses have no trailing slash. */
export interface Config {
  botToken: string;
  botApiToken: string;
  telegramApiRoot: string;
  apiUrl: string;
  publicUrl: string;
  logLevel: string;
  /** The moderators' group, where there is one. */
  moderatorsChatId: number | undefined;
  /** Set where Telegram brings updates instead of the bot fetching them. */
  webhook: Webhook | undefined;
  /** Where Prometheus may ask, and whoever watches whether the bot is well. */
  metrics: { port: number; host: string } | undefined;
  /** Set where there is a collector; what sends to it reads the standard variables itself. */
  tracing: { collector: string; serviceName: string } | undefined;
}

/** A mistake in the environment, as one sentence for whoever started the bot. */
export class ConfigError extends Error {}

const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const isSecureAddress = (value: string) =>
  isWebAddress(value) && new URL(value).protocol === 'https:';

const address = z.pipe(
  z.string().check(z.refine(isWebAddress)),
  z.transform((value) => value.replace(/\/+$/, '')),
);

const port = z
  .string()
  .check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536));

/** Every variable the bot reads: what it may be, and in words. */
export const variables = {
  BOT_TOKEN: {
    schema: z.string().check(z.regex(/^\d+:[\w-]+$/)),
    expected: 'the token that @BotFather gave, like 123456:ABC',
  },
  BOT_API_TOKEN: {
    schema: z.string().check(z.regex(/^[\u0021-\u007E]{32,}$/)),
    expected: 'the secret that the API knows the bot by: at least 32 printable ASCII characters',
  },
  TELEGRAM_API_ROOT: { schema: address, expected: 'an http(s) address' },
  PORT: { schema: port, expected: 'a port number' },
  API_URL: { schema: address, expected: 'an http(s) address' },
  PUBLIC_URL: {
    schema: address,
    expected: 'the address people open, such as https://kollab.example',
  },
  WEBHOOK_URL: {
    schema: z.string().check(z.refine(isSecureAddress)),
    expected: 'the https address that Telegram brings updates to',
  },
  WEBHOOK_SECRET: {
    schema: z.string().check(z.regex(/^[\w-]{16,256}$/)),
    expected: 'a secret of 16 to 256 letters, digits, _ and -',
  },
  WEBHOOK_PORT: { schema: port, expected: 'a port number' },
  BOT_METRICS_PORT: { schema: port, expected: 'a port number' },
  METRICS_HOST: { schema: z.string(), expected: 'an address to listen on' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: address,
    expected: 'the address of an OpenTelemetry collector',
  },
  OTEL_SERVICE_NAME: { schema: z.string(), expected: 'a name' },
  MODERATORS_CHAT_ID: {
    schema: z.string().check(z.regex(/^-\d{1,16}$/)),
    expected: 'the id of a group, like -1001234567890',
  },
  PRODUCT_NAME: {
    schema: z.string().check(z.refine(isProductName)),
    expected: 'a name of up to 30 letters, digits and spaces',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    expected: 'one of trace, debug, info, warn, error, fatal, silent',
  },
} as const;

/** Reads the environment once; throws a `ConfigError` that names the variable to mend. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const read = (name: keyof typeof variables, fallback?: string) => {
    const { schema, expected } = variables[name];
    const given = env[name]?.trim() || fallback;
    if (given === undefined) throw new ConfigError(`${name} is missing: set it to ${expected}.`);
    const parsed = z.safeParse(schema, given);
    if (!parsed.success) throw new ConfigError(`${name} is wrong: it must be ${expected}.`);
    return parsed.data;
  };
  const telegramApiRoot = read('TELEGRAM_API_ROOT', 'https://api.telegram.org');
  const apiUrl = read('API_URL', `http://127.0.0.1:${read('PORT', '3000')}`);
  const readPublicUrl = () => {
    if (!telegramApiRoot.startsWith('https:')) return read('PUBLIC_URL', apiUrl);
    const publicUrl = read('PUBLIC_URL');
    if (isSecureAddress(publicUrl)) return publicUrl;
    throw new ConfigError('PUBLIC_URL is wrong: it must be https, or Telegram opens no mini-app.');
  };
  read('PRODUCT_NAME', ownName);
  return {
    botToken: read('BOT_TOKEN'),
    botApiToken: read('BOT_API_TOKEN'),
    telegramApiRoot,
    apiUrl,
    publicUrl: readPublicUrl(),
    logLevel: read('LOG_LEVEL', 'info'),
    moderatorsChatId: env['MODERATORS_CHAT_ID']?.trim()
      ? Number(read('MODERATORS_CHAT_ID'))
      : undefined,
    webhook: env['WEBHOOK_URL']?.trim()
      ? {
          url: read('WEBHOOK_URL'),
          secret: read('WEBHOOK_SECRET'),
          port: Number(read('WEBHOOK_PORT', '3300')),
        }
      : undefined,
    metrics: env['BOT_METRICS_PORT']?.trim()
      ? { port: Number(read('BOT_METRICS_PORT')), host: read('METRICS_HOST', '127.0.0.1') }
      : undefined,
    tracing: env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim()
      ? {
          collector: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
          serviceName: read('OTEL_SERVICE_NAME', 'kollab-bot'),
        }
      : undefined,
  };
}
