import { expect, it, vi } from 'vitest';
import { notices, showToast } from './notices.ts';

it('what is said again while it is shown stays as long as what is new', () => {
  vi.useFakeTimers();
  const shown = () => notices.getState().toast;
  showToast('Профиль одобрен');
  vi.advanceTimersByTime(2000);
  showToast('Профиль одобрен');
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe('Профиль одобрен');
  vi.advanceTimersByTime(1500);
  expect(shown()).toBeUndefined();
});
