import { createCalls, type Calls } from '#src/bot-api/faults/calls.ts';
import { createFaults, type Faults } from '#src/bot-api/faults/faults.ts';
import { createPacing, type Pacing } from '#src/bot-api/faults/pacing.ts';
import { createInlineQueries, type InlineQueries } from '#src/bot-api/delivery/inline-queries.ts';
import { createPrepared, type Prepared } from '#src/bot-api/delivery/prepared.ts';
import { type CallbackAnswer, createQueries, type Queries } from '#src/bot-api/delivery/queries.ts';
import { createUpdates, type Updates } from '#src/bot-api/delivery/updates.ts';
import { createWebhookDelivery, type WebhookDelivery } from '#src/bot-api/delivery/webhook.ts';
import type { Addresses } from '#src/bot-api/parameters/urls.ts';
import { findPerson } from '#src/state/people.ts';
import { createModeratorsGroup } from '#src/state/group.ts';
import type { Group } from '#src/state/group-state.ts';
import { createFiles, type Files } from '#src/state/files.ts';
import type { Logger, Store } from '#src/state/store.ts';

interface BotIdentity {
  id: number;
  token: string;
  username: string;
}

export interface Telegram {
  bot: BotIdentity;
  /** Without a trailing slash. */
  appUrl: string;
  addresses: Addresses;
  /** Known once the sandbox listens. */
  address: { url: string };
  store: Store;
  logger: Logger;
  group: Group | undefined;
  files: Files;
  updates: Updates;
  webhook: WebhookDelivery;
  callbackQueries: Queries<CallbackAnswer>;
  inlineQueries: InlineQueries;
  prepared: Prepared;
  faults: Faults;
  pacing: Pacing;
  calls: Calls;
}

interface TelegramOptions {
  store: Store;
  logger: Logger;
  dataDir: string;
  appUrl: string;
  botToken: string;
  botUsername: string;
  answerWithinMs: number;
  moderatorsChatId?: number | undefined;
}

/** The bot's id is the number its token begins with, as at Telegram; another token is an error. */
export function createTelegram(options: TelegramOptions): Telegram {
  const { store, logger } = options;
  const id = /^(?<id>\d{1,15}):[\w-]{3,}$/u.exec(options.botToken)?.groups?.id;
  if (id === undefined) {
    throw new Error('The bot token must look like 123456:letters, as BotFather gives it.');
  }
  const updates = createUpdates(store);
  return {
    bot: { id: Number(id), token: options.botToken, username: options.botUsername },
    appUrl: options.appUrl.replace(/\/+$/u, ''),
    addresses: {
      appOrigin: new URL(options.appUrl).origin,
      hasPerson: (telegramId) => findPerson(store, telegramId) !== undefined,
    },
    address: { url: '' },
    store,
    logger,
    group:
      options.moderatorsChatId === undefined
        ? undefined
        : createModeratorsGroup(store, options.moderatorsChatId),
    files: createFiles(store, options.dataDir),
    updates,
    webhook: createWebhookDelivery(store, updates),
    callbackQueries: createQueries<CallbackAnswer>(options.answerWithinMs),
    inlineQueries: createInlineQueries(options.answerWithinMs),
    prepared: createPrepared(),
    faults: createFaults(),
    pacing: createPacing(),
    calls: createCalls(),
  };
}
