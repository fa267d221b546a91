import { createPostEvent, type PostEventFn, supports } from '@telegram-apps/sdk-react';

/** Clients other than Telegram's for the web put it into the page. */
interface Reachable extends Window {
  TelegramWebviewProxy?: { postEvent?: (method: string, params?: string) => void };
}

/**
 * Drops what the client's version does not know. The SDK looks for the client by reading all that
 * the window has, which lays the page out each time; here it is called directly.
 */
export function postEventOf(version: string): PostEventFn {
  const bySdk = createPostEvent(version, () => undefined);
  const post = (method: never, params: never) => {
    const { TelegramWebviewProxy: client }: Reachable = window;
    if (!client?.postEvent) bySdk(method, params);
    else if (supports(method, version)) client.postEvent(method, JSON.stringify(params));
  };
  return post as PostEventFn;
}
