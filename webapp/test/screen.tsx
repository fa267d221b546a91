import type { User } from '@kollab/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { MeContext } from '#src/api/me.ts';
import { NoticePlace } from '#src/kit/notices/notice-place.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import { telegram } from '#src/telegram/telegram.ts';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
  isSigned: boolean;
  isKept: boolean;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/** Asked for beside profiles and projects, by tests that are not about it too. */
const isOfWork = (path: string) => /\/((confirmed|project)-work\/|work-texts-)/.test(path);

/** Every request is kept, and answered as told; of work there is none unless told. */
export function serveApi(answer: Answer, { hasWork = false } = {}) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    // Whether there is a connection is asked whenever it was away for a while, by whichever test.
    if (init.method === 'HEAD') return Promise.resolve(new Response());
    const { pathname, searchParams } = new URL(address, 'http://api');
    if (isOfWork(pathname) && !hasWork) return Promise.resolve(Response.json([]));
    const headers = new Headers(init.headers);
    const one: Asked = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers,
      isSigned: headers.has('authorization'),
      isKept: init.keepalive === true,
    };
    asked.push(one);
    return Promise.resolve(answer(one));
  });
  return asked;
}

export function late() {
  let give: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { response, give: (body: unknown) => give(Response.json(body)) };
}

/** Undefined for a plain browser. */
export function viewAs(telegramId: number | undefined, languageCode = 'ru') {
  Object.assign(
    telegram(),
    telegramId === undefined
      ? { user: undefined, initData: undefined }
      : {
          user: {
            telegramId,
            firstName: 'Илья',
            lastName: 'Громов',
            photoUrl: undefined,
            languageCode,
          },
          initData: `user=${telegramId}`,
        },
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

/** As the app's, but what failed is asked for again at once. */
export function createPromptClient() {
  const queries = createQueryClient();
  const rules = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...rules, queries: { ...rules.queries, retryDelay: 0 } });
  return queries;
}

export function openScreen(Screen: ComponentType, route: string, address: string, me?: User) {
  const queries = createPromptClient();
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <NoticePlace />
        <MeContext value={me}>
          <Routes>
            <Route path={route} element={<Screen />} />
          </Routes>
        </MeContext>
        <Address />
        <NoticesHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, queries };
}

export const currentAddress = () => screen.getByTestId('address').textContent;

export const hrefOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

export const findHref = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

/** Presses a button of the dialog that is open, or about to be. */
export async function answer(name: string | RegExp) {
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name, hidden: true }));
}

/** Until the end of the test. */
export const nameBot = () =>
  document.head.insertAdjacentHTML('beforeend', '<meta name="kollab-bot" content="kollab_bot" />');

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

export const refused = (status: number, code: string, message = '', details?: object) =>
  Response.json({ statusCode: status, code, message, requestId: 'r', details }, { status });
