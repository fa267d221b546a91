import { once } from 'node:events';
import { join } from 'node:path';
import { botToken } from './environment.ts';
import type { Folder } from './folder.ts';
import { programOf } from './processes.ts';

export interface AcceptedMessage {
  telegramId: number;
  messageId: number;
  text: string;
  answerLost: boolean;
}

export interface MetFault {
  errorCode: number;
  lostAnswer?: boolean;
  met: number;
}

interface BotCall {
  time: string;
  payload: { chat_id?: number | string };
}

interface Pacing {
  refusedOverall: number;
  refusedPerChat: number;
}

export function controlOf(url: string) {
  const ask = async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    addPeople: (firstTelegramId: number, count: number, blocked: boolean) =>
      ask('POST', '/crowd', { firstTelegramId, count, blocked }),
    /** As fast as Telegram allows to one chat; answers come after `answerAfterMs`. */
    pace: (perSecond: number, answerAfterMs: number) =>
      ask('PUT', '/pacing', { perSecond, perChatSecond: 1, burst: 3, answerAfterMs }),
    pacing: () => ask<Pacing>('GET', '/pacing'),
    order: (fault: {
      errorCode: number;
      share: number;
      lostAnswer?: boolean;
      retryAfter?: number;
    }) => ask('POST', '/faults', { method: 'sendMessage', ...fault }),
    faults: () => ask<MetFault[]>('GET', '/faults'),
    messages: (from: number, to: number) =>
      ask<AcceptedMessage[]>('GET', `/crowd/messages?from=${from}&to=${to}`),
    addPerson: (firstName: string) => ask<{ telegramId: number }>('POST', '/people', { firstName }),
    write: (telegramId: number, text: string) =>
      ask('POST', `/chats/${telegramId}/messages`, { text }),
    calls: (method: string) => ask<BotCall[]>('GET', `/calls?method=${method}`),
    async initData(telegramId: number) {
      const path = `/people/${telegramId}/init-data`;
      return (await ask<{ initData: string }>('GET', path)).initData;
    },
  };
}

export type Control = ReturnType<typeof controlOf>;

export async function startTelegram(folder: Folder, appUrl: string) {
  const sandbox = programOf('sandbox/src/main.ts', {
    SANDBOX_PORT: '0',
    DATA_DIR: join(folder.path, 'telegram'),
    BOT_TOKEN: botToken,
    APP_URL: appUrl,
  });
  folder.onClose(() => sandbox.stop());
  const child = sandbox.start();
  const failed = once(child, 'exit').then(() => {
    throw new Error('The emulator did not start.');
  });
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  failed.catch(() => undefined);
  return { url: message.url, control: controlOf(message.url) };
}
