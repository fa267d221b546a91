import { streamChanges } from '@kollab/contract';
import { focusManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EventSource } from 'eventsource';
import { Banners } from './banners.tsx';
import { identity } from '#src/api/api.ts';
import { preloadAll } from '#src/kit/lib/lazy-with-preload.tsx';
import { routes } from './routes.ts';
import { NoticePlace } from '#src/kit/notices/notice-place.tsx';
import { watchRest } from '#src/kit/lib/rest.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { useJoined } from '#src/features/today/use-joined.ts';
import { useViews } from './use-views.ts';
import { useWaiting } from './use-waiting.ts';
// No screen is left before these styles are there.
import '#src/kit/styles/transitions.css';

/** Milliseconds until a screen has loaded what it shows first. */
const settling = 1000;
/** Until a server that would not stream is asked again; lists are polled meanwhile. */
const comeback = 60_000;

const refresh = (queries: QueryClient) =>
  void queries
    .invalidateQueries({ predicate: ({ meta }) => meta?.isLive === true })
    .catch(() => undefined);

function followIn(ms: number, telegramId: number, queries: QueryClient, signal: AbortSignal) {
  const timer = setTimeout(() => follow(telegramId, queries, signal), ms);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function follow(telegramId: number, queries: QueryClient, signal: AbortSignal) {
  const url = streamChanges.path.replace('{telegramId}', String(telegramId));
  const source = new EventSource(url, {
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init.headers, ...identity() } }),
  });
  signal.addEventListener('abort', () => source.close());
  let wasOpen = false;
  source.addEventListener('open', () => {
    // Asks for what came while nothing was heard.
    if (wasOpen) refresh(queries);
    wasOpen = true;
  });
  source.addEventListener('message', () => refresh(queries));
  source.addEventListener('error', () => {
    if (source.readyState !== source.CLOSED || signal.aborted) return;
    followIn(comeback, telegramId, queries, signal);
  });
}

/** Milliseconds until one has begun to read, and the rest of the code may come. */
const reading = 4000;

const isSparing = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const preloadsOf = (isTab: boolean) =>
  routes.filter(({ hasTabbar = false }) => hasTabbar === isTab).map(({ Screen }) => Screen.preload);
const screens = { first: preloadsOf(true), last: preloadsOf(false) };

async function firstShown(queries: QueryClient) {
  const until = performance.now() + reading;
  do await pause(settling);
  while (queries.isFetching() > 0 && performance.now() < until);
}

/** Before screens are wanted, as Telegram's view on iPhones keeps no service worker. */
function usePreloaded(queries: QueryClient) {
  useEffect(() => {
    if (isSparing()) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const rest = watchRest(signal);
    const begin = async () => {
      const hasBegun = pause(reading);
      await firstShown(queries);
      if (!signal.aborted) await preloadAll({ ...screens, reading: hasBegun, rest, signal });
    };
    void begin();
    return () => controller.abort();
  }, [queries]);
}

export default function Live() {
  const telegramId = telegram().user?.telegramId;
  const queries = useQueryClient();
  useEffect(() => {
    if (telegramId === undefined) return undefined;
    let following: AbortController | undefined;
    const turn = () => {
      const isSeen = focusManager.isFocused();
      if (isSeen === (following !== undefined)) return;
      following?.abort();
      following = isSeen ? new AbortController() : undefined;
      if (following) followIn(settling, telegramId, queries, following.signal);
    };
    turn();
    const unsubscribe = focusManager.subscribe(turn);
    return () => {
      unsubscribe();
      following?.abort();
    };
  }, [telegramId, queries]);
  usePreloaded(queries);
  useViews();
  useWaiting();
  useJoined(telegramId);
  return (
    <>
      <Banners />
      <NoticePlace />
    </>
  );
}
