import { badRequest } from './refusals.ts';

export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/u.test(hostname)
  );
}

export interface Addresses {
  /** Plain http where the sandbox runs. */
  appOrigin: string;
  hasPerson: (telegramId: number) => boolean;
}

/** Refuses what Telegram refuses, except the mini-app's own origin: the sandbox is local. */
export function checkWebAppUrl({ appOrigin }: Addresses, url: string, what: string): void {
  const parsed = URL.parse(url);
  if (parsed === null) throw badRequest(`${what} '${url}' is invalid: Wrong HTTP URL`);
  if (parsed.origin === appOrigin) return;
  const isInvalid = (reason: string) => badRequest(`${what} '${url}' is invalid: ${reason}`);
  if (parsed.protocol !== 'https:') throw isInvalid('Only HTTPS links are allowed');
  if (!isReachable(parsed)) throw isInvalid('Wrong HTTP URL');
}

/** A host without a dot is none to Telegram, `localhost` among them. */
const isReachable = ({ hostname }: URL) => hostname.includes('.') || hostname.startsWith('[');

/** http and https, and tg with people that Telegram knows. */
export function readButtonUrl({ hasPerson }: Addresses, url: string): string {
  const full = /^[a-z][a-z0-9+.-]*:/iu.test(url) ? url : `http://${url}`;
  const parsed = URL.parse(full);
  const isWeb = parsed !== null && /^https?:$/u.test(parsed.protocol) && isReachable(parsed);
  if (!isWeb && parsed?.protocol !== 'tg:') {
    throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
  }
  const [, telegramId] = /^tg:(?:\/\/)?user\?id=(\d+)/iu.exec(full) ?? [];
  if (telegramId !== undefined && !hasPerson(Number(telegramId))) {
    throw badRequest('BUTTON_USER_INVALID');
  }
  return full;
}
