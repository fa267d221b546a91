import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from './public-address.ts';

const maxBytes = 5 * 1024 * 1024;
const timeout = 8000;
const maxRedirects = 3;

const telegramHosts = /(^|\.)(t\.me|telegram\.org|telesco\.pe|telegram-cdn\.org)$/;

const isTelegrams = ({ protocol, port, hostname, username, password }: URL) =>
  protocol === 'https:' && port === '' && !username && !password && telegramHosts.test(hostname);

/** Whether an address is Telegram’s own, or that of the Telegram this Kollab is told to use. */
export function isTelegramHost(address: string, apiRoot: string) {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === new URL(apiRoot).origin || isTelegrams(url);
}

interface Source {
  /** The Telegram this Kollab is told to use, which may well be in a private network. */
  apiRoot: string;
  lookup?: LookupFunction;
}

/** Bounded in time and size; redirects stay with Telegram, and its names lead to the internet. */
export async function downloadPicture(
  address: string,
  source: Source,
  caller?: AbortSignal,
): Promise<Buffer> {
  const patience = AbortSignal.timeout(timeout);
  const signal = caller ? AbortSignal.any([caller, patience]) : patience;
  let url = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await get(url, source, signal);
    const { location } = response.headers;
    if (location === undefined) return readAll(response);
    response.destroy();
    url = new URL(location, url).href;
  }
  throw new Error('redirected too often');
}

function get(address: string, { apiRoot, lookup = publicLookup() }: Source, signal: AbortSignal) {
  if (!isTelegramHost(address, apiRoot)) throw new Error('not one of Telegram’s hosts');
  const url = new URL(address);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  // Connections are not kept: each one's address is judged.
  const options = {
    signal,
    agent: false,
    maxHeaderSize: 16_384,
    ...(isTelegrams(url) && { lookup }),
  };
  return new Promise<IncomingMessage>((answered, failed) => {
    send(url, options, answered).on('error', failed).end();
  });
}

async function readAll(response: IncomingMessage) {
  const { statusCode = 0, headers } = response;
  const isTooLarge = Number(headers['content-length'] ?? 0) > maxBytes;
  if (statusCode !== 200 || isTooLarge) {
    response.destroy();
    throw new Error(isTooLarge ? 'too large' : `answered ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    received += chunk.byteLength;
    if (received > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
