import { vi } from 'vitest';

/** Waits for something to be true, however busy the machine is. */
export const eventually = <T>(prove: () => T | Promise<T>) => vi.waitFor(prove, 20_000);
