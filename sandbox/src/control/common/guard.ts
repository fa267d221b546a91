import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#src/bot-api/parameters/urls.ts';
import { controlError } from './input.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

function isOwnHost(hostname: string, telegram: Telegram): boolean {
  return (
    isLoopback(hostname) ||
    isIP(hostname.replaceAll(/[[\]]/gu, '')) !== 0 ||
    hostname === new URL(telegram.address.url).hostname
  );
}

/**
 * No web page from elsewhere may drive the sandbox: refuses a foreign Origin, a cross-site request,
 * and a Host that is a name somebody may have pointed at this machine.
 */
export function guardControl(request: FastifyRequest, telegram: Telegram): void {
  const { host, origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = host === undefined ? undefined : URL.parse(`http://${host}`);
  if (own === null || (own !== undefined && !isOwnHost(own.hostname, telegram))) {
    throw controlError(403, 'The sandbox is not served under this host name');
  }
  const sameOrigin = origin === undefined || URL.parse(origin)?.host === own?.host;
  if (!sameOrigin || site === 'cross-site' || site === 'same-site') {
    throw controlError(403, 'The control surface answers no other web page');
  }
}
