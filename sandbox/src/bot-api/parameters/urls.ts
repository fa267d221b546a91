import { badRequest } from './refusals.ts';

/** Whether the host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/u.test(hostname)
  );
}

/** Refuses what Telegram refuses, except plain http to this machine: the sandbox is local. */
export function checkWebAppUrl(url: string, what: string): void {
  const parsed = URL.parse(url);
  if (parsed === null) throw badRequest(`${what} '${url}' is invalid: Wrong HTTP URL`);
  if (parsed.protocol === 'https:') return;
  if (parsed.protocol === 'http:' && isLoopback(parsed.hostname)) return;
  throw badRequest(`${what} '${url}' is invalid: Only HTTPS links are allowed`);
}
