import * as z from 'zod/mini';
import { SetupError } from './setup-error.ts';

export type Environment = Record<string, string | undefined>;

interface Variable {
  schema: z.ZodMiniType<unknown, string | undefined>;
  expected: string;
}

export type Values<Variables extends Record<string, Variable>> = {
  [Name in keyof Variables]: z.output<Variables[Name]['schema']>;
};

const number = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((value) => Number(value)),
);

export const hasProtocol = (pattern: RegExp) => (value: string) =>
  URL.canParse(value) && pattern.test(new URL(value).protocol);

export const count = z.pipe(number, z.int());
export const some = z.pipe(number, z.int().check(z.minimum(1)));
export const port = z.pipe(number, z.int().check(z.maximum(65_535)));
export const text = z.string().check(z.minLength(1));

/** An http(s) address, without the slashes at its end. */
export const address = z.pipe(
  z.string().check(z.refine(hasProtocol(/^https?:$/))),
  z.transform((value) => value.replace(/\/+$/, '')),
);

const chatId = z.pipe(
  z.string().check(z.regex(/^-\d{1,16}$/)),
  z.transform((value) => Number(value)),
);

/** As it can stand in a title, on a button and within a sentence. */
const productName = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} .’-]{0,28}[\p{L}\p{N}.])?$/u));

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The variables that API and bot both read: once each, so that both understand the same by them. */
export const shared = {
  PORT: { schema: z._default(port, 3000), expected: 'a port number such as 3000' },
  PUBLIC_URL: {
    schema: z.optional(address),
    expected: 'the address people open, such as https://kollab.example',
  },
  METRICS_HOST: { schema: z._default(text, '127.0.0.1'), expected: 'an address to listen on' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.optional(address),
    expected: 'the address of an OpenTelemetry collector, such as http://localhost:4318',
  },
  BOT_TOKEN: {
    schema: z.string().check(z.regex(/^\d+:[\w-]+$/)),
    expected: 'the token BotFather gave, such as 123456:ABC-def',
  },
  BOT_API_TOKEN: {
    // It travels in a header.
    schema: z.string().check(z.regex(/^[\u0021-\u007E]{32,}$/)),
    expected: 'a secret that API and bot share, of at least 32 printable ASCII characters',
  },
  TELEGRAM_API_ROOT: {
    schema: z._default(address, 'https://api.telegram.org'),
    expected: 'an address such as https://api.telegram.org',
  },
  MODERATORS_CHAT_ID: {
    schema: z.optional(chatId),
    expected: 'the id of a group of moderators, such as -1001234567890',
  },
  PRODUCT_NAME: {
    schema: z.optional(productName),
    expected: 'a name of up to 30 letters, digits and spaces',
  },
  LOG_LEVEL: { schema: z._default(z.enum(levels), 'info'), expected: levels.join(', ') },
} as const satisfies Record<string, Variable>;

/**
 * Reads variables; a blank one is not set. Throws a `SetupError` that names the variable to mend and
 * never repeats what it was: it may be a secret.
 */
export function readVariables<Variables extends Record<string, Variable>>(
  variables: Variables,
  environment: Environment,
): Values<Variables> {
  const entries = Object.entries(variables).map(([name, { schema, expected }]) => {
    const given = environment[name]?.trim() ? environment[name] : undefined;
    const read = z.safeParse(schema, given);
    if (read.success) return [name, read.data];
    const state = given === undefined ? 'is missing' : 'is not valid';
    throw new SetupError(`${name} ${state}: it is ${expected}.`);
  });
  return Object.fromEntries(entries) as Values<Variables>;
}

type Shared = Values<typeof shared>;

/** Where people open the mini-app; without an address of its own that is the API on this machine. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Shared, 'PUBLIC_URL' | 'PORT'>) =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/** Where Prometheus may ask; undefined: nowhere. */
export const metricsAt = (
  port: number | undefined,
  { METRICS_HOST: host }: Pick<Shared, 'METRICS_HOST'>,
) => (port === undefined ? undefined : { port, host });

/** Set where there is a collector; what sends to it reads the standard variables itself. */
export const tracingAs = (
  serviceName: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: collector }: Pick<Shared, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
) => (collector === undefined ? undefined : { serviceName });
