import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { later } from '#src/kit/lib/later.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import { OfflineBanner } from './banners.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Missing = later<object>(() => Promise.reject(new Error('offline')));

const open = (path: string, shown = <Missing />) =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <OfflineBanner />
        <ErrorBoundary place={path}>
          <Suspense>{shown}</Suspense>
        </ErrorBoundary>
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
