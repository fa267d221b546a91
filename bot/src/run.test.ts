import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { tokenRefused } from './platform/connection-log.ts';
import { readHealth } from './observability/liveness.ts';
import { runBot } from './run.ts';
import { jsonServer } from '#test/json-server.ts';
import { eventually } from '#test/eventually.ts';
import { telegramServer, type TelegramReply } from '#test/telegram-server.ts';

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
    BOT_API_TOKEN: 'bot-secret'.repeat(4),
    TELEGRAM_API_ROOT: telegram.apiRoot,
    API_URL: api.url,
    PUBLIC_URL: 'https://kollab.example',
  });
  const interruption = new AbortController();
  const said: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void said.push(line) });
  const starting = runBot(config, logger, interruption.signal);
  return { telegram, api, starting, interruption, said };
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
    await eventually(() => {
      expect(telegram.callsOf('sendPhoto')).toHaveLength(1);
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
      { menu_button: expect.objectContaining({ web_app: { url: 'https://kollab.example/open' } }) },
    ]);
    expect(telegram.callsOf('getUpdates').at(-1)).toEqual({ offset: 901, limit: 1 });
    expect(api.calls[0]?.headers).toEqual(
      expect.objectContaining({ authorization: `Bearer ${'bot-secret'.repeat(4)}` }),
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
    await eventually(() => expect(telegram.callsOf('sendPhoto')).toHaveLength(1));
    await bot.stop();
  });

  it.each([401, 404])(
    'says plainly that its token is wrong, which is %i, without an API',
    async (code) => {
      const { starting } = await run(() => ({ error_code: code, description: 'No' }), false);
      await expect(starting).rejects.toThrow(/^BOT_TOKEN is wrong: .* @BotFather /);
    },
  );

  it('says loudly that its token is not good any more, and goes on once it is', async () => {
    let isRevoked = false;
    const revoked: TelegramReply = { error_code: 401, description: 'Unauthorized' };
    const { starting, said } = await run((method) => {
      if (isRevoked) return revoked;
      return method === 'getUpdates' ? { result: [] } : undefined;
    });
    const bot = await starting;
    const updates = () => readHealth().checks.updates;
    isRevoked = true;
    await eventually(() => {
      expect(said.join()).toContain(tokenRefused);
      expect(updates()).toMatchObject({ ok: false, reason: 'Telegram refuses BOT_TOKEN.' });
    });
    isRevoked = false;
    await eventually(() => expect(updates()).toMatchObject({ ok: true }));
    await bot.stop();
  }, 20_000);

  it('can be called off while it waits for the API', async () => {
    const { api, starting, interruption, telegram } = await run(() => undefined, false);
    await eventually(() => expect(api.paths()).toContain('/health/ready'));
    interruption.abort();
    await (await starting).stop();
    expect(telegram.calls.filter(({ method }) => method !== 'getMe')).toEqual([]);
  });
});
