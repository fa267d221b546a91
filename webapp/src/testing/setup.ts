import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { notices } from '#src/ui/notices.ts';

// Nobody is there: what a test does not serve is never answered.
Object.assign(globalThis, { fetch: () => new Promise<never>(() => undefined) });

// Files share one page: each test leaves it as it found it.
afterEach(() => {
  cleanup();
  notices.setState({ alert: undefined, snackbar: undefined });
});
