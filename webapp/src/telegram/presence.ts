import { on, type PostEventFn } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import type { Observable, Presence } from './telegram.ts';

const patience = 1000;

/** Asks the client something it always answers. */
export function watchPresence(postEvent: PostEventFn): Observable<Presence> {
  const listeners = new Set<() => void>();
  let presence: Presence = 'unknown';
  const become = (next: Presence) => {
    if (presence === next) return;
    presence = next;
    for (const listener of listeners) listener();
  };
  const answered = () => become('answering');
  on('theme_changed', answered);
  on('viewport_changed', answered);
  const isAsked = attempt(() => {
    postEvent('web_app_request_theme');
    postEvent('web_app_request_viewport');
  });
  if (!isAsked) become('silent');
  else setTimeout(() => presence === 'unknown' && become('silent'), patience);
  return {
    get: () => presence,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
