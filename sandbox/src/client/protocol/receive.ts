import type { AppState } from './app-state.ts';
import { askHandlers } from './handle-asks.ts';
import { buttonHandlers } from './handle-buttons.ts';
import { lookHandlers } from './handle-look.ts';
import type { ProtocolMessage } from './message.ts';
import { knowledgeOf } from './methods.ts';
import type { Client, Effect, Handler } from './outcome.ts';
import { refusals } from './refusals.ts';
import { appHeight, viewportChanged } from './viewport.ts';

const handlers = new Map<string, Handler>(
  Object.entries({ ...lookHandlers, ...buttonHandlers, ...askHandlers, ...refusals }),
);

type Verdict = 'handled' | 'newer' | 'unknown' | 'malformed' | 'missing';

interface Reception {
  verdict: Verdict;
  app: AppState;
  replies: ProtocolMessage[];
  effect?: Effect;
}

/** Pure: the page carries it out. A method newer than the client is ignored, as old clients do. */
export function receive(app: AppState, message: ProtocolMessage, client: Client): Reception {
  const nothing = { app, replies: [] };
  const knowledge = knowledgeOf(message.eventType, client.version);
  if (knowledge !== 'known') return { ...nothing, verdict: knowledge };
  const handler = handlers.get(message.eventType);
  if (handler === undefined) return { ...nothing, verdict: 'missing' };
  const outcome = handler(message.eventData, app, client);
  if (outcome === undefined) return { ...nothing, verdict: 'malformed' };

  const next = { ...app, ...outcome.app };
  const replies = outcome.replies ?? [];
  const isResized = appHeight(next) !== appHeight(app) || next.isExpanded !== app.isExpanded;
  return {
    verdict: 'handled',
    app: next,
    replies: isResized ? [...replies, viewportChanged(next)] : replies,
    effect: outcome.effect,
  };
}
