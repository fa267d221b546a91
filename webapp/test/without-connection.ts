import { vi } from 'vitest';

/** What this answers brings the connection back. */
export function withoutConnection() {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  return () => {
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
}
