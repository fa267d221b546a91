import { isHonestHost } from './honest-host.ts';

/** Names of one's own machine or network, which nobody else can open. */
const local =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;

/** A name of two parts at least, the last of letters: no address in numbers, which says nothing. */
const name = /^(?:[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/;

const isPublicHost = (host: string) => host.length <= 253 && name.test(host) && !local.test(host);

const writtenHost = (url: string) => /^https?:\/\/([^/?#:]*)/i.exec(url)?.[1] ?? '';

/** Somebody or something in Telegram by its name, and by nothing that a reader would not see. */
const inTelegram = /^tg:(?:\/\/)?resolve\?domain=(\w{1,32})$/i;

/** Whether a web page that everybody can open: no script, file or machine. */
export const isPublicUrl = (url: string) => {
  if (!URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  if (username || password) return false;
  if (url.includes('\\')) return false;
  return /^https?:\/\/[^/\\]/i.test(url) && isPublicHost(hostname);
};

export const isHonestUrl = (url: string) => isHonestHost(writtenHost(url));

export const isSafeUrl = (url: string) => isPublicUrl(url) && isHonestUrl(url);

const hasScheme = (url: string) => /^[a-z][a-z\d+.-]*:(?!\d)/i.test(url);

/**
 * An address as people write it, with the scheme they left out; a name in Telegram as the web page that
 * says it. Telegram's other own addresses, which may share, pay, log in or change its settings, are none.
 */
export function withScheme(url: string) {
  const name = inTelegram.exec(url)?.[1];
  if (name) return `https://t.me/${name}`;
  return hasScheme(url) ? url : `https://${url}`;
}
