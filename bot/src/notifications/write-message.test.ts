import type { NotificationEvent } from '@kollab/contract';
import { Api } from 'grammy';
import { afterEach, describe, expect, it } from 'vitest';
import { miniApp } from '#src/messages/mini-app.ts';
import { card } from '#test/card.ts';
import { telegramServer } from '#test/telegram-server.ts';
import { messageOf } from '#src/kinds.ts';
import { writeMessage } from './write-message.ts';

const app = miniApp('https://kollab.example');
const event: NotificationEvent = { kind: 'moderationCard', card: card() };
const link = { text: 'Открыть', url: 'https://t.me/kollab_bot?startapp=qu_1001' };

describe('a message', () => {
  let telegram: Awaited<ReturnType<typeof telegramServer>> | undefined;
  afterEach(() => telegram?.close());
  const opened = async () => (telegram = await telegramServer());

  it('for a group links to the mini-app instead of opening it, sent and edited alike', async () => {
    const { apiRoot, callsOf } = await opened();
    const api = new Api('42:secret', { apiRoot });
    const message = messageOf({ event, languageCode: 'en', isGroup: true, messageId: null }, app);
    const group = { telegramId: -1001, isGroup: true };
    await writeMessage(api, { ...group, messageId: null }, message);
    await writeMessage(api, { ...group, messageId: 101 }, message);
    const keyboard = { inline_keyboard: expect.arrayContaining([expect.arrayContaining([link])]) };
    expect(callsOf('sendMessage')).toMatchObject([{ chat_id: -1001, reply_markup: keyboard }]);
    expect(callsOf('editMessageText')).toMatchObject([{ message_id: 101, reply_markup: keyboard }]);
    expect(JSON.stringify(callsOf('sendMessage'))).not.toContain('web_app');
    expect(callsOf('getMe')).toHaveLength(1);
  });

  it('that stands above a team’s chat is pinned once, where the bot may', async () => {
    const refuse = { error_code: 400, description: 'Bad Request: not enough rights' };
    telegram = await telegramServer(({ method }) =>
      method === 'pinChatMessage' ? refuse : undefined,
    );
    const api = new Api('42:secret', { apiRoot: telegram.apiRoot });
    const room = { projectId: '01890000-0000-7000-8000-000000000001', projectName: 'Карта' };
    const shown: NotificationEvent = {
      kind: 'roomCard',
      card: { ...room, vacancies: [], more: 0 },
    };
    const message = messageOf(
      { event: shown, languageCode: null, isGroup: true, messageId: null },
      app,
    );
    const group = { telegramId: -1008, isGroup: true };
    const messageId = await writeMessage(api, { ...group, messageId: null }, message);
    await writeMessage(api, { ...group, messageId }, message);
    expect(telegram.callsOf('pinChatMessage')).toMatchObject([
      { chat_id: -1008, message_id: messageId, disable_notification: true },
    ]);
  });

  it('for a person opens the mini-app and asks Telegram nothing else', async () => {
    const { apiRoot, calls } = await opened();
    const message = messageOf({ event, languageCode: 'ru', isGroup: false, messageId: null }, app);
    const person = { telegramId: 2001, isGroup: false, messageId: null };
    await writeMessage(new Api('42:secret', { apiRoot }), person, message);
    expect(calls.map(({ method }) => method)).toEqual(['sendMessage']);
    expect(JSON.stringify(calls)).toContain(
      '"web_app":{"url":"https://kollab.example/moderation?kind=profile&item=1001"}',
    );
  });
});
