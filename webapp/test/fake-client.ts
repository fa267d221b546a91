import { vi } from 'vitest';
import type { Telegram } from '#src/telegram/telegram.ts';

export const initData = new URLSearchParams({
  user: JSON.stringify({
    id: 42,
    first_name: 'Аня',
    last_name: 'Ковалёва',
    language_code: 'en-GB',
  }),
  auth_date: '1750000000',
  start_param: 'm',
  signature: 's',
  hash: 'h',
}).toString();

const launch = (version: string) =>
  `#${new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: JSON.stringify({ bg_color: '#17212b', text_color: '#f5f5f5' }),
  }).toString()}`;

export const said: string[] = [];
const lastGiven = new Map<string, unknown>();

export const lastSaid = (method: string) => lastGiven.get(method);

/** Afresh, to a client that hears everything and answers nothing of itself. */
export async function connect(version: string): Promise<Telegram | undefined> {
  vi.resetModules();
  said.length = 0;
  lastGiven.clear();
  sessionStorage.clear();
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent(method: string, given = 'null') {
        said.push(method);
        lastGiven.set(method, JSON.parse(given));
      },
    },
  });
  window.history.replaceState(null, '', `/${launch(version)}`);
  const { connectTelegram } = await import('#src/telegram/telegram-client.ts');
  return connectTelegram();
}
