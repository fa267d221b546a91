import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type * as Later from './lazy-with-preload.tsx';

const asked: string[] = [];
let isCut = false;
let modules = 0;
let { lazyWithPreload, preloadAll } = {} as typeof Later;
let settings: ReturnType<typeof code>;
let search: ReturnType<typeof code>;

const code = (name: string, within: () => void = () => undefined) =>
  lazyWithPreload<object>(() => {
    asked.push(name);
    if (isCut) return Promise.reject(new TypeError('offline'));
    within();
    return Promise.resolve({ default: () => null });
  });

beforeEach(async () => {
  // It knows every part there is: those of other tests too, if they shared it.
  modules += 1;
  const ownModule: string = `./lazy-with-preload.tsx?own=${modules}`;
  ({ lazyWithPreload, preloadAll } = (await import(ownModule)) as typeof Later);
  vi.useFakeTimers();
  isCut = false;
  asked.length = 0;
  settings = code('settings');
  code('a part of what is shown');
  search = code('search', () => void code('a part of search'));
});

function begin() {
  const { promise: reading, resolve: hasRead } = Promise.withResolvers<void>();
  const controller = new AbortController();
  const { signal } = controller;
  onTestFinished(() => controller.abort());
  const [first, last] = [[search.preload], [settings.preload]];
  void preloadAll({ first, last, reading, rest: async () => undefined, signal });
  return { hasRead };
}

it('what is wanted first comes first with all its parts, the rest once one has begun to read', async () => {
  const { hasRead } = begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['a part of what is shown', 'search', 'a part of search']);
  hasRead();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toContain('settings');
  expect(asked.filter((name) => name === 'search')).toHaveLength(1);
});

it('without a connection nothing is asked for, which would be remembered as missing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', async () => new Response());
  begin();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([]);
  online.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked[0]).toBe('a part of what is shown');
});

it('one that does not come has the others wait until Kollab answers', async () => {
  const answers = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', answers);
  isCut = true;
  const { hasRead } = begin();
  hasRead();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(['a part of what is shown']);
  answers.mockImplementation(async () => new Response());
  isCut = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toContain('settings');
  expect(await settings.preload()).toBe(true);
});

it('what comes along with code that is fetched ahead has a turn of its own', async () => {
  const turns: string[][] = [];
  const fuller = code('search with more', () => code('its companion').preloadAlong());
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const rest = async () => void turns.push([...asked]);
  const [first, last] = [[fuller.preload], []];
  const reading = new Promise(() => undefined);
  void preloadAll({ first, last, reading, rest, signal: controller.signal });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.slice(-2)).toEqual(['search with more', 'its companion']);
  expect(turns.at(-1)?.at(-1)).toBe('search with more');
});

it('what comes along with code that is needed comes at once', async () => {
  await code('today', () => code('its news').preloadAlong()).preload();
  expect(asked).toEqual(['today', 'its news']);
});
