import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewAs } from '#test/screen.tsx';
import { Tabbar } from '#src/kit/layout/tabbar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ScrollReset } from './scroll-reset.tsx';
import { coverTabbar } from './tabbar-visibility.ts';

beforeEach(() => {
  viewAs(7);
});

afterEach(() => {
  window.scrollTo(0, 0);
});

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

const isHidden = () => screen.getByTestId('tabbar').hasAttribute('data-hidden');

it('the bottom bar gives way to an expanded project, and is back after it', () => {
  render(<BottomBar />, { wrapper: around });
  expect(isHidden()).toBe(false);
  act(() => coverTabbar(true));
  expect(isHidden()).toBe(true);
  act(() => coverTabbar(false));
  expect(isHidden()).toBe(false);
});

it('the bottom bar is not there outside Telegram, where its ways lead nowhere', () => {
  viewAs(undefined);
  render(<BottomBar />, { wrapper: around });
  expect(screen.queryByTestId('tabbar')).toBeNull();
});

it.each([
  [0, null, /^Сообщения$/],
  [1, '1', /^Сообщения ?, непрочитанных: 1$/],
  [99, '99', /^Сообщения ?, непрочитанных: 99$/],
  [100, '99+', /^Сообщения ?, непрочитанных больше 99$/],
])('with %i unread a tab shows %s and is called «%s»', (count, shown, name) => {
  const tabs = [{ to: '/messages', text: 'Сообщения', icon: MessageCircle }];
  const rest = { label: 'Разделы', isHidden: false, onSelect: () => undefined };
  render(<Tabbar tabs={tabs} unread={{ '/messages': count }} {...rest} />, { wrapper: around });
  expect(screen.queryByTestId('unread')?.textContent ?? null).toBe(shown);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/messages');
});

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/posts')}>поиск</button>
      <button onClick={() => void navigate(-1)}>назад</button>
    </>
  );
}

describe('the bottom bar on a long screen', () => {
  /** One event, however far: so scrolls a fling, and so does the browser. */
  const scroll = (y: number) =>
    act(() => {
      window.scrollTo(0, y);
      fireEvent.scroll(window);
    });
  const open = () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    const bar = (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/messages']}>
          <Ways />
          <ScrollReset />
          <BottomBar />
        </MemoryRouter>
      </QueryClientProvider>
    );
    render(bar);
    return (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
  };

  it('gives way to the first scroll on the first screen, and on the next', async () => {
    const go = open();
    scroll(51);
    expect(isHidden()).toBe(true);
    await go('поиск');
    expect(isHidden()).toBe(false);
    scroll(50);
    expect(isHidden()).toBe(false);
    scroll(51);
    expect(isHidden()).toBe(true);
  });

  it('stays where the way back leads far down, and gives way 50 px further', async () => {
    const go = open();
    scroll(400);
    await go('поиск');
    await go('назад');
    scroll(400);
    expect(isHidden()).toBe(false);
    scroll(450);
    expect(isHidden()).toBe(false);
    scroll(451);
    expect(isHidden()).toBe(true);
  });

  it.each(['pointerDown', 'wheel', 'keyDown'] as const)(
    'after the way back to the top gives way to the first scroll by hand (%s)',
    async (hand) => {
      const go = open();
      await go('поиск');
      await go('назад');
      fireEvent[hand](document.body);
      scroll(51);
      expect(isHidden()).toBe(true);
    },
  );
});
