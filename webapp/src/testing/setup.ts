import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { notices } from '#src/ui/notices.ts';

// Files share one page: each test leaves it as it found it.
afterEach(() => {
  cleanup();
  notices.setState({ alert: undefined, snackbar: undefined });
});
