import { Change } from './shapes.ts';

/**
 * Follows the server's changes. `onOpen` comes with every (re)connection: what happened
 * meanwhile is unknown. Returns the way to stop.
 */
export function followChanges(
  onChange: (change: Change) => void,
  onOpen: () => void,
  onLost: () => void,
): () => void {
  const source = new EventSource('/control/events');
  source.addEventListener('open', onOpen);
  source.addEventListener('error', onLost);
  source.addEventListener('message', (event: MessageEvent<string>) => {
    let value: unknown;
    try {
      value = JSON.parse(event.data);
    } catch {
      return;
    }
    const change = Change.safeParse(value);
    if (change.success) onChange(change.data);
  });
  return () => source.close();
}
