import { vi } from 'vitest';

/** There is no connection, and the device knows, until what this answers is called where a server is there again. */
export function withoutConnection() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  return () => {
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
}
