import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { memoryHistory } from '#src/navigation/memory-history.ts';
import { Router } from '#src/navigation/router.tsx';
import { Tabbar } from '#src/ui/tabbar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { coverTabbar } from './tabbar-visibility.ts';

afterEach(cleanup);

const history = memoryHistory('/');
const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <Router history={history}>{children}</Router>
  </QueryClientProvider>
);

it('the bottom bar gives way to an expanded project, and is back after it', () => {
  render(<BottomBar />, { wrapper: around });
  const isHidden = () => screen.getByTestId('tabbar').hasAttribute('data-hidden');
  expect(isHidden()).toBe(false);
  act(() => coverTabbar(true));
  expect(isHidden()).toBe(true);
  act(() => coverTabbar(false));
  expect(isHidden()).toBe(false);
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
