import type { Endpoint } from '@kollab/contract';
import { bodyOf } from '#test/body-of.ts';
import { harvest, lookUp, type Pools } from './pools.ts';
import { spoil } from './spoil.ts';
import { endpointOf, type Step } from './steps.ts';
import { bytesOf } from './uploads.ts';

export interface Wire {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body: string | Buffer<ArrayBuffer> | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

export interface Identity {
  telegramId: number;
  headers: Record<string, string>;
}

export function toWire(step: Step, pools: Pools, { telegramId, headers }: Identity): Wire {
  const find = (name: string, at: string) =>
    lookUp(pools, name, at === 'focus' ? step.focus : Number(at), telegramId);
  const inText = (text: string) =>
    text.replace(/@(\w+):(\w+)@/g, (_, name: string, at: string) => String(find(name, at)));
  const inJson = (text: string) =>
    text.replace(/"@(\w+):(\w+)@"/g, (_, name: string, at: string) =>
      JSON.stringify(find(name, at)),
    );
  const part = (name: 'params' | 'query' | 'body') =>
    step.harms?.part === name ? step.harms.harms.reduce<unknown>(spoil, step[name]) : step[name];
  const { method, path } = endpointOf(step);
  const own = { 'content-type': 'application/json', ...headers };
  const query = queryOf(part('query')) + suffixOf(step);
  const url = inText(pathOf(path, part('params')) + query.replace(/^&/, '?'));
  if (method === 'GET')
    return { method, path: url, headers: { ...own, ...step.headers }, body: undefined };
  if (step.upload) {
    const typed = { ...own, 'content-type': step.upload.contentType, ...step.headers };
    return { method, path: url, headers: typed, body: bytesOf(step.upload) };
  }
  const body = step.json ?? inJson(JSON.stringify(patient(part('body'))) ?? '');
  return { method, path: url, headers: { ...own, ...step.headers }, body };
}

/** Nobody waits here for notifications to come. */
function patient(body: unknown) {
  if (typeof body !== 'object' || body === null || !('waitSeconds' in body)) return body;
  const seconds = Number(textOf(body.waitSeconds).replaceAll(/["[\]]/g, ''));
  return seconds > 0 ? { ...body, waitSeconds: 0 } : body;
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 6000).toWellFormed();

/** `@` and `:` stay readable, so that names can be looked up in it. */
const encode = (value: unknown) =>
  encodeURIComponent(textOf(value)).replaceAll('%40', '@').replaceAll('%3A', ':');

/** A part of a path that stays one: an empty one, or dots, would name another endpoint. */
const encodePart = (value: unknown) => encode(value).replace(/^\.{0,2}$/, '%20$&');

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [['query', value] as const];

const pathOf = (path: string, params: unknown) => {
  const values = new Map(entriesOf(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(values.get(name) ?? ''));
};

const queryOf = (query: unknown) => {
  const pairs = entriesOf(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encode(key)}=${encode(value)}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

const isJson = (headers: Headers) =>
  (headers.get('content-type') ?? '').startsWith('application/json');

const suffixOf = ({ suffix }: Step) => (suffix === undefined ? '' : `&${suffix}`);

const patience = 20_000;

export async function send(baseUrl: string, wire: Wire, pools: Pools): Promise<Answer> {
  const from = performance.now();
  const response = await fetch(baseUrl + wire.path, {
    method: wire.method,
    headers: wire.headers,
    signal: AbortSignal.timeout(patience),
    redirect: 'manual',
    ...(wire.body !== undefined && { body: wire.body }),
  });
  const { status, headers } = response;
  const text = await bodyOf(response);
  const milliseconds = performance.now() - from;
  if (status === 200 && isJson(headers)) harvest(pools, JSON.parse(text));
  const [, cursor] = /cursor=([\w-]+)/.exec(headers.get('link') ?? '') ?? [];
  if (cursor !== undefined) pools.named.cursor = [cursor, ...pools.named.cursor].slice(0, 8);
  return { status, headers, text, milliseconds };
}
