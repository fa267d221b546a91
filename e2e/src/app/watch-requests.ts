import { setTimeout as sleep } from 'node:timers/promises';
import { streamChanges } from '@kollab/contract';
import type { Page, Request } from '@playwright/test';

const stream = new RegExp(streamChanges.path.replace(/\{\w+\}/, '[^/]+'));
/** In milliseconds without a new request, until a page has all that it wants. */
const quietFor = 500;

/**
 * Waits, as often as it is called, until a page that is about to be opened has an answer to everything
 * it asked for. The stream of changes never ends. A route would keep the page from its browser's cache.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const unanswered = new Set<Request>();
  let changedAt = performance.now();
  const isOver = (request: Request) => {
    unanswered.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    if (stream.test(request.url())) return;
    unanswered.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  return async () => {
    while (unanswered.size > 0 || performance.now() - changedAt < quietFor) await sleep(50);
  };
}
