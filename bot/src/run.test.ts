import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { runBot } from './run.ts';
import { jsonServer } from './testing/json-server.ts';
import { telegramServer, type TelegramReply } from './testing/telegram-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const never = new Promise<never>(() => undefined);

async function run(telegramSays: (method: string) => TelegramReply | undefined, isApiUp = true) {
  const polls = [{ result: [startUpdate] }];
  const telegram = await telegramServer(({ method, payload }) => {
    const isPoll = method === 'getUpdates' && payload.timeout !== undefined;
    return telegramSays(method) ?? (isPoll ? (polls.shift() ?? never) : undefined);
  });
  const api = await jsonServer(({ path }) =>
    path === '/health/ready' && !isApiUp ? { status: 503 } : { status: 200, body: [] },
  );
  closing.push(
    () => telegram.close(),
    () => api.close(),
  );
  const config = readConfig({
    BOT_TOKEN: '42:secret',
    BOT_API_TOKEN: 'bot-secret',
    TELEGRAM_API_ROOT: telegram.apiRoot,
    API_URL: api.url,
    PUBLIC_URL: 'https://kollab.example',
  });
  const interruption = new AbortController();
  const starting = runBot(config, pino({ level: 'silent' }), interruption.signal);
  return { telegram, api, starting, interruption };
}

const startUpdate = {
  update_id: 900,
  message: {
    message_id: 1,
    date: 1,
    chat: { id: 1001, type: 'private', first_name: 'Аня' },
    from: { id: 1001, is_bot: false, first_name: 'Аня' },
    text: '/start',
    entities: [{ type: 'bot_command', offset: 0, length: 6 }],
  },
};

describe('a running bot', () => {
  it('introduces itself, answers people, delivers, and stops', async () => {
    const { telegram, api, starting } = await run(() => undefined);
    const bot = await starting;
    await vi.waitFor(() => {
      expect(telegram.callsOf('sendMessage')).toHaveLength(1);
      expect(telegram.callsOf('setMyShortDescription')).toEqual(
        expect.arrayContaining([
          { short_description: expect.stringContaining('find') },
          { short_description: expect.stringContaining('найдите'), language_code: 'ru' },
        ]),
      );
      expect(api.paths()).toContain('/api/notifications/claim');
      expect(api.paths()).toContain('/api/notifications/reachable');
    });
    await bot.stop();
    expect(telegram.callsOf('setChatMenuButton')).toEqual([
      { menu_button: expect.objectContaining({ web_app: { url: 'https://kollab.example/' } }) },
    ]);
    expect(telegram.callsOf('getUpdates').at(-1)).toEqual({ offset: 901, limit: 1 });
    expect(api.calls[0]?.headers).toEqual(
      expect.objectContaining({ authorization: 'Bearer bot-secret' }),
    );
  });

  it('comes up when Telegram does, and without an introduction that Telegram refuses', async () => {
    const refused: TelegramReply = { error_code: 400, description: 'Bad Request: no' };
    const downs: TelegramReply[] = ['drop', { error_code: 502, description: 'Bad Gateway' }];
    const { telegram, starting } = await run((method) => {
      if (method === 'getMe') return downs.shift();
      return method.startsWith('set') ? refused : undefined;
    });
    const bot = await starting;
    await vi.waitFor(() => expect(telegram.callsOf('sendMessage')).toHaveLength(1));
    await bot.stop();
  });

  it('says plainly that its token is wrong', async () => {
    const { starting } = await run(() => ({ error_code: 401, description: 'Unauthorized' }));
    await expect(starting).rejects.toThrow(/^BOT_TOKEN is wrong/);
  });

  it('can be called off while it waits for the API', async () => {
    const { api, starting, interruption, telegram } = await run(() => undefined, false);
    await vi.waitFor(() => expect(api.paths()).toContain('/health/ready'));
    interruption.abort();
    await (await starting).stop();
    expect(telegram.calls).toEqual([]);
  });
});
