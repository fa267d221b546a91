import type { ProtocolMessage } from '#src/client/protocol/message.ts';
import { record } from '#src/client/state/journal.ts';
import { useSettings } from '#src/client/state/settings.ts';
import type { Session } from './sessions.ts';

const frames = new Map<number, HTMLIFrameElement>();

export function attachFrame(id: number, frame: HTMLIFrameElement): () => void {
  frames.set(id, frame);
  return () => frames.delete(id);
}

/** To the mini-app's origin only; a silent client sends nothing. */
export function post(session: Session, message: ProtocolMessage): void {
  if (useSettings.getState().isSilent) return;
  frames.get(session.id)?.contentWindow?.postMessage(JSON.stringify(message), session.origin);
  record('toApp', message);
}

export function isFrameOf(id: number, source: MessageEventSource | null): boolean {
  const frame = frames.get(id);
  return frame !== undefined && frame.contentWindow === source;
}
