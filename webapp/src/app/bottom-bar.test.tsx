import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { BottomBar } from './bottom-bar.tsx';
import { coverTabbar } from './tabbar-visibility.ts';

afterEach(cleanup);

it('the bottom bar gives way to an expanded project, and is back after it', () => {
  render(<BottomBar />, { wrapper: MemoryRouter });
  const isHidden = () => screen.getByTestId('tabbar').hasAttribute('data-hidden');
  expect(isHidden()).toBe(false);
  act(() => coverTabbar(true));
  expect(isHidden()).toBe(true);
  act(() => coverTabbar(false));
  expect(isHidden()).toBe(false);
});
