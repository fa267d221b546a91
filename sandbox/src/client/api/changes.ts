import type { Change } from '#src/control/common/shapes.ts';

/** `onOpen` comes with every (re)connection: what happened meanwhile is unknown. */
export function followChanges(
  onChange: (change: Change) => void,
  onOpen: () => void,
  onLost: () => void,
): () => void {
  const source = new EventSource('/control/events');
  source.addEventListener('open', onOpen);
  source.addEventListener('error', onLost);
  source.addEventListener('message', (event: MessageEvent<string>) => {
    onChange(JSON.parse(event.data) as Change);
  });
  return () => source.close();
}
