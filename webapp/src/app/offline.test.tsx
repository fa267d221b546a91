import { ApiError } from '@kollab/contract';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { withBanners } from '#test/with-banners.tsx';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';

import { ErrorBoundary } from './error-boundary.tsx';

const Missing = lazyWithPreload<object>(() => Promise.reject(new Error('offline')));

const open = (path: string, shown = <Missing />) =>
  act(async () =>
    render(
      withBanners(
        <ErrorBoundary place={path}>
          <Suspense>{shown}</Suspense>
        </ErrorBoundary>,
        path,
      ),
    ),
  );

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

it.each([
  ['a screen', undefined],
  ['data', <LoadError key="error" error={new TypeError('offline')} onRetry={() => undefined} />],
])('that there is no connection is said once, where %s did not come too', async (_, shown) => {
  await open('/posts', shown);
  expect(await screen.findByText(/Всё появится само/)).toBeDefined();
  expect(screen.getAllByText(/Нет соединения/)).toHaveLength(1);
});

it.each([
  ['a connection', new ApiError('network'), 'Проверьте соединение и попробуйте ещё раз.'],
  ['a server', new ApiError('badResponse', { statusCode: 500 }), /Сбой на нашей стороне/],
])('what %s did not let come is not blamed on another', async (_, error, hint) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await open('/posts', <LoadError error={error} onRetry={() => undefined} />);
  expect(await screen.findByText(hint)).toBeDefined();
});

it.each([
  ['/', 0],
  ['/posts', 0],
  ['/followers', 0],
  ['/messages', 0],
  ['/profile/settings', 1],
])('a screen that did not come has a way back where there is one: %s', async (path, count) => {
  await open(path);
  expect(await screen.findByText('Этот экран ещё не загружен')).toBeDefined();
  expect(screen.queryAllByRole('button', { name: 'Назад' })).toHaveLength(count);
});

it('code that misses a second time within a minute has the page loaded anew once that is over', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    sessionStorage.removeItem('kollab:reloaded');
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', async () => new Response());
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  sessionStorage.setItem('kollab:reloaded', String(Date.now() - 20_000));
  await open('/posts');
  await act(() => vi.advanceTimersByTimeAsync(39_000));
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(reload).toHaveBeenCalledTimes(1);
});
