import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { requireUnblocked } from './chats.ts';
import { viewMessage } from '#src/control/common/message-view.ts';
import { isAppUrl, launchUrl, mainAppUrl } from '#src/control/common/launch-url.ts';
import { addMessage, openChat } from '#src/state/chats.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const launch = z.strictObject({
  url: z.string().max(2048).optional(),
  startParam: z
    .string()
    .regex(/^[\w-]{1,512}$/u, 'expected 1 to 512 letters, digits, _ or -')
    .optional(),
  platform: z
    .string()
    .regex(/^\w{1,32}$/u)
    .optional(),
  version: z
    .string()
    .regex(/^\d{1,3}\.\d{1,3}$/u)
    .optional(),
  themeParams: z
    .record(z.string().regex(/^\w{1,64}$/u), z.string().regex(/^#[0-9a-fA-F]{6}$/u))
    .optional(),
});

const writeAccess = z.strictObject({ allowed: z.boolean() });
const webAppData = z.strictObject({
  data: z.string().min(1).max(4096),
  buttonText: z.string().max(64).default(''),
});

export function serveWebApp(app: FastifyInstance, telegram: Telegram): void {
  const { store } = telegram;

  app.post('/people/:telegramId/web-app', (request) => {
    const person = requirePerson(telegram, request.params);
    const { url = mainAppUrl(telegram), ...options } = parseInput(launch, request.body);
    if (!isAppUrl(telegram, url)) {
      throw controlError(
        400,
        `url: only addresses of the mini-app (${telegram.appUrl}) are signed`,
      );
    }
    return { url: launchUrl(telegram, person, url, options) };
  });

  app.post('/people/:telegramId/write-access', (request) => {
    const person = requirePerson(telegram, request.params);
    const { allowed } = parseInput(writeAccess, request.body);
    const chat = openChat(store, person.telegramId);
    const had = chat.writeAccess;
    chat.writeAccess = allowed;
    store.changed({ kind: 'people', telegramId: person.telegramId });
    if (allowed && !had && !chat.started && !chat.blocked) {
      const stored = addMessage(store, person.telegramId, {
        from: 'person',
        writeAccessAllowed: { from_request: true },
      });
      telegram.updates.push({ message: toMessage(telegram, person, stored) });
    }
    return { allowed };
  });

  app.post('/people/:telegramId/contact', (request) => {
    const person = requirePerson(telegram, request.params);
    const chat = requireUnblocked(telegram, person);
    const stored = addMessage(store, person.telegramId, {
      from: 'person',
      contact: {
        phone_number: `+7900${String(person.telegramId % 10_000_000).padStart(7, '0')}`,
        first_name: person.firstName,
        ...(person.lastName !== undefined && { last_name: person.lastName }),
        user_id: person.telegramId,
      },
    });
    chat.started = true;
    telegram.updates.push({ message: toMessage(telegram, person, stored) });
    return viewMessage(telegram, stored);
  });

  app.post('/people/:telegramId/web-app-data', (request) => {
    const person = requirePerson(telegram, request.params);
    const { data, buttonText } = parseInput(webAppData, request.body);
    const chat = requireUnblocked(telegram, person);
    const stored = addMessage(store, person.telegramId, {
      from: 'person',
      webAppData: { data, button_text: buttonText },
    });
    chat.started = true;
    telegram.updates.push({ message: toMessage(telegram, person, stored) });
    return viewMessage(telegram, stored);
  });
}
