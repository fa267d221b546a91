import { vi } from 'vitest';

interface Asked {
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
