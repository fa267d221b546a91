import { onTestFinished } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';

interface Offering {
  version?: string;
  platform?: string;
  isPremium?: boolean;
  presence?: 'answering' | 'silent';
}

interface Receiving {
  Telegram: { WebView: { receiveEvent: (event: string, payload?: object) => void } };
}

/** Hears what it is asked for and answers by hand; until the end of the test. */
export function offeringClient({
  version = '9.6',
  platform = 'android',
  isPremium = false,
  presence = 'answering',
}: Offering = {}) {
  const said: [method: string, parameters: unknown][] = [];
  Object.assign(telegram(), {
    client: { version, platform, isPremium },
    presence: { get: () => presence, subscribe: () => () => undefined },
  });
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (method: string, parameters?: string) =>
        said.push([method, parameters === undefined ? undefined : JSON.parse(parameters)]),
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  });
  return {
    said,
    answer: (event: string, payload?: object) =>
      (window as unknown as Receiving).Telegram.WebView.receiveEvent(event, payload),
  };
}
