import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { telegram } from './telegram.ts';
import { useClosingConfirmation } from './use-closing-confirmation.ts';

it('closing asks first until nothing is unsaved any more, whichever was saved first', () => {
  const told: boolean[] = [];
  vi.spyOn(telegram(), 'confirmClosing').mockImplementation((isNeeded) => told.push(isNeeded));
  const form = renderHook(({ isChanged }) => useClosingConfirmation(isChanged), {
    initialProps: { isChanged: true },
  });
  const sheet = renderHook(() => useClosingConfirmation(true));
  sheet.unmount();
  expect(told).toEqual([true]);
  form.rerender({ isChanged: false });
  form.unmount();
  expect(told).toEqual([true, false]);
});
