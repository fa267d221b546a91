import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { useUndoable } from './use-undoable.ts';

it('closing Kollab asks first while a no is held back without a connection', () => {
  const confirm = vi.spyOn(telegram(), 'confirmClosing');
  const { result } = renderHook(() => useUndoable(10_000));
  const no = vi.fn<() => void>();
  act(() => result.current.hold(no));
  expect(confirm).not.toHaveBeenCalled();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(confirm.mock.lastCall).toEqual([true]);
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(confirm.mock.lastCall).toEqual([false]);
  isOnline.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(confirm.mock.lastCall).toEqual([true]);
  act(() => void result.current.takeBack());
  expect(confirm.mock.lastCall).toEqual([false]);
  expect(no).not.toHaveBeenCalled();
});
