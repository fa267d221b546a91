import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { Sheet } from './sheet.tsx';

/** A sheet 300 pixels high, pulled down by its title. */
function pull(by: number) {
  const onClose = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Sheet title="Фильтры" onClose={onClose}>
        Что искать
      </Sheet>
    </MemoryRouter>,
  );
  const sheet = screen.getByRole('dialog', { hidden: true });
  Object.defineProperty(sheet, 'offsetHeight', { value: 300 });
  sheet.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation;
  const head = screen.getByRole('heading', { name: 'Фильтры', hidden: true });
  const at = (clientY: number) => ({ isPrimary: true, button: 0, pointerId: 1, clientY });
  fireEvent.pointerDown(head, at(100));
  fireEvent.pointerMove(head, at(100 + by));
  expect(sheet.style.translate).toBe(`0 ${Math.max(0, by)}px`);
  fireEvent.pointerUp(head, at(100 + by));
  return { onClose, sheet };
}

it('follows the finger, and closes past a third of its height', async () => {
  const { onClose } = pull(101);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it.each([99, -50])('goes back to its place when pulled by %i pixels', async (by) => {
  const { onClose, sheet } = pull(by);
  await vi.waitFor(() => expect(sheet.style.translate).toBe('0 0px'));
  expect(onClose).not.toHaveBeenCalled();
});
