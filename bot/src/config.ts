import * as z from 'zod/mini';
import {
  address,
  hasProtocol,
  metricsAt,
  port,
  publicUrlOf,
  readVariables,
  shared,
  text,
  tracingAs,
  type Environment,
  type Values,
} from '@kollab/runtime/environment';
import { SetupError } from '@kollab/runtime/setup-error';

const isSecure = hasProtocol(/^https:$/);

export const variables = {
  ...shared,
  API_URL: { schema: z.optional(address), expected: 'an address such as http://127.0.0.1:3000' },
  WEBHOOK_URL: {
    schema: z.optional(z.string().check(z.refine(isSecure))),
    expected: 'the https address that Telegram brings updates to',
  },
  WEBHOOK_SECRET: {
    schema: z.optional(z.string().check(z.regex(/^[\w-]{16,256}$/))),
    expected: 'a secret of 16 to 256 letters, digits, _ and -',
  },
  WEBHOOK_PORT: { schema: z._default(port, 3300), expected: 'a port number such as 3300' },
  BOT_METRICS_PORT: { schema: z.optional(port), expected: 'a port number such as 9465' },
  OTEL_SERVICE_NAME: { schema: z._default(text, 'kollab-bot'), expected: 'a name' },
} as const;

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once: everything the bot is told from outside. Throws a `SetupError` that
 * names the variable to mend.
 */
export function readConfig(environment: Environment) {
  const values = readVariables(variables, environment);
  const telegramApiRoot = values.TELEGRAM_API_ROOT;
  return {
    botToken: values.BOT_TOKEN,
    botApiToken: values.BOT_API_TOKEN,
    telegramApiRoot,
    apiUrl: values.API_URL ?? `http://127.0.0.1:${values.PORT}`,
    publicUrl: isSecure(telegramApiRoot) ? securePublicUrl(values) : publicUrlOf(values),
    logLevel: values.LOG_LEVEL,
    moderatorsChatId: values.MODERATORS_CHAT_ID,
    /** Set where Telegram brings updates instead of the bot fetching them. */
    webhook: readWebhook(values),
    metrics: metricsAt(values.BOT_METRICS_PORT, values),
    tracing: tracingAs(values.OTEL_SERVICE_NAME, values),
  };
}

function securePublicUrl({ PUBLIC_URL: url }: Values<typeof variables>) {
  if (url === undefined) throw missing('PUBLIC_URL');
  if (isSecure(url)) return url;
  throw new SetupError('PUBLIC_URL is not valid: it must be https, or Telegram opens no mini-app.');
}

function readWebhook(values: Values<typeof variables>) {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_PORT: port } = values;
  if (url === undefined) return undefined;
  if (secret === undefined) throw missing('WEBHOOK_SECRET');
  return { url, secret, port };
}

const missing = (name: keyof typeof variables) =>
  new SetupError(`${name} is missing: it is ${variables[name].expected}.`);
