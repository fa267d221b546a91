import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { chosenPictures } from '#src/shared/uploads/chosen-pictures.ts';
import { forgetPicture } from '#src/shared/uploads/send-picture.ts';
import { notices } from '#src/kit/notices/notices.ts';
import { connectBrowser } from '#src/telegram/browser.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { unsaved } from '#src/telegram/use-closing-confirmation.ts';

// Patience for a machine that has other things to do.
configure({ asyncUtilTimeout: 30_000 });

// Nobody is there: what a test does not serve is never answered.
Object.assign(globalThis, { fetch: () => new Promise<never>(() => undefined) });
Object.assign(window, { open: () => null });

// Files share one page: each test leaves it as it found it.
afterEach(() => {
  cleanup();
  // A finger that a test left on the screen holds what the next one shows.
  window.dispatchEvent(new Event('pointercancel'));
  Object.assign(telegram(), connectBrowser());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.querySelector('meta[name="kollab-bot"]')?.remove();
  // Pictures outlive a screen, and would be sent in the next test.
  Object.keys(chosenPictures.getState()).forEach(forgetPicture);
  unsaved.clear();
  localStorage.clear();
  sessionStorage.clear();
  notices.setState({ alert: undefined, toast: undefined });
});
