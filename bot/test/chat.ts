import type { Message } from 'grammy/types';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createBot } from '#src/bot.ts';
import { fakeApi, type ApiAnswer } from './fake-api.ts';
import { telegramServer, type TelegramScript } from './telegram-server.ts';

const kollab = {
  id: 42,
  is_bot: true,
  first_name: 'Kollab',
  username: 'kollab_bot',
} as const;

const vera = { id: 2001, is_bot: false, first_name: 'Вера' };
const chats = {
  private: { id: vera.id, type: 'private', first_name: 'Вера' },
  group: { id: -1007, type: 'supergroup', title: 'Модераторы' },
  otherGroup: { id: -1008, type: 'supergroup', title: 'Однокурсники' },
} as const;

/**
 * A moderator's chat with the bot, private or the moderators' group; `answer` is the API, Telegram
 * takes everything. Her client speaks `languageCode`, if any; `script` is what Telegram does not take. Ends with the test.
 */
export async function chatWithBot(
  answer: ApiAnswer = () => ({}),
  languageCode?: string,
  place: keyof typeof chats = 'private',
  script?: TelegramScript,
) {
  const chat = chats[place];
  const person = { ...vera, language_code: languageCode };
  const telegram = await telegramServer(script);
  const { api, calls } = fakeApi(answer);
  const stopping = new AbortController();
  const bot = createBot({
    token: '42:secret',
    apiRoot: telegram.apiRoot,
    api,
    publicUrl: 'https://kollab.example',
    moderatorsChatId: chats.group.id,
    logger: pino({ level: 'silent' }),
    stopping: stopping.signal,
  });
  bot.botInfo = { ...kollab } as typeof bot.botInfo;

  onTestFinished(async () => {
    stopping.abort();
    await telegram.close();
  });

  let updates = 0;
  const receive = (update: object) => bot.handleUpdate({ update_id: ++updates, ...update });

  return {
    telegram,
    calls,
    receive,
    stopping,
    says: (
      content: object & { text?: string; migrate_to_chat_id?: number; from?: object },
      replyTo?: object,
    ) => {
      const isCommand = content.text?.startsWith('/') ?? false;
      const length = content.text?.split(' ')[0]?.length;
      const entities = isCommand ? [{ type: 'bot_command', offset: 0, length }] : [];
      return receive({
        message: {
          message_id: 500 + updates,
          date: 1,
          chat,
          from: person,
          entities,
          ...content,
          reply_to_message: replyTo && { ...replyTo, chat },
        },
      });
    },
    presses: async (data: string, message = botMessage('x')) => {
      const press = { id: 'q1', from: person, chat_instance: '1', data };
      await receive({ callback_query: { ...press, message: { ...message, chat } } });
      return telegram.callsOf('answerCallbackQuery').at(-1);
    },
    looksFor: async (query: string) => {
      await receive({ inline_query: { id: 'i1', from: person, query, offset: '' } });
      return telegram.callsOf('answerInlineQuery').at(-1);
    },
    /** Somebody asks to join by a link, of the bot's unless told otherwise. */
    asksToJoin: (
      telegramId: number,
      {
        inviteLink = 'https://t.me/+room',
        creator = kollab.id,
      }: { inviteLink?: string; creator?: number } = {},
    ) =>
      receive({
        chat_join_request: {
          chat,
          from: { id: telegramId, is_bot: false, first_name: 'Гость', language_code: 'ru' },
          user_chat_id: telegramId,
          date: 1,
          invite_link: {
            invite_link: inviteLink,
            creator: { id: creator },
            creates_join_request: true,
          },
        },
      }),
    becomes: (status: 'kicked' | 'member' | 'administrator') =>
      receive({
        my_chat_member: { chat, from: person, date: 1, new_chat_member: { status, user: kollab } },
      }),
  };
}

export function botMessage(text: string, more: Partial<Message> = {}): object {
  return { message_id: 7, date: 1, chat: chats.private, from: kollab, text, ...more };
}
