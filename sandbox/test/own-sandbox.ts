import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Bot } from 'grammy';
import { z } from 'zod';
import { startSandbox, type Sandbox, type SandboxOptions } from '#src/server.ts';

export const BOT_TOKEN = '123456:sandbox-token-for-tests';
export const ANYA = 7_000_000_001;

const viewedMessage = z.looseObject({
  messageId: z.int(),
  from: z.enum(['person', 'bot']),
  text: z.string(),
  buttons: z.array(
    z.array(
      z.object({
        text: z.string(),
        data: z.string().optional(),
        webApp: z.string().optional(),
        url: z.string().optional(),
      }),
    ),
  ),
  replyTo: z.int().optional(),
  date: z.iso.datetime(),
});

export interface Answer {
  status: number;
  body: unknown;
}

export interface Control {
  request(method: string, url: string, body?: unknown): Promise<Answer>;
  messages(telegramId: number): Promise<z.infer<typeof viewedMessage>[]>;
  write(telegramId: number, text: string, replyTo?: number): Promise<number>;
}

function createControl({ url }: Sandbox): Control {
  async function request(method: string, address: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${url}/control${address}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }
  return {
    request,
    async messages(telegramId) {
      const { body } = await request('GET', `/chats/${telegramId}/messages`);
      return z.array(viewedMessage).parse(body);
    },
    async write(telegramId, text, replyTo) {
      const { body } = await request('POST', `/chats/${telegramId}/messages`, { text, replyTo });
      return viewedMessage.parse(body).messageId;
    },
  };
}

export interface OwnSandbox {
  sandbox: Sandbox;
  control: Control;
  bot: Bot;
  dataDir: string;
  close: () => Promise<void>;
}

export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<OwnSandbox> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'kollab-sandbox-')));
  const sandbox = await startSandbox({
    port: 0,
    appUrl: 'http://127.0.0.1:3000',
    botToken: BOT_TOKEN,
    clientDir: dataDir,
    ...options,
    dataDir,
  });
  const bot = new Bot(BOT_TOKEN, { client: { apiRoot: sandbox.telegramApiRoot } });
  const close = async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { sandbox, control: createControl(sandbox), bot, dataDir, close };
}

/** By long polling; answers how it is stopped. */
export async function startBot(bot: Bot): Promise<() => Promise<void>> {
  const { promise: started, resolve } = Promise.withResolvers<undefined>();
  const stopped = bot.start({ onStart: () => resolve(undefined) });
  await started;
  return async () => {
    await bot.stop();
    await stopped;
  };
}
