import type { FrameLocator, Locator, Page, Request, Route } from '@playwright/test';

/** The mini-app: a page of its own, or within the sandbox's. */
export type App = Page | FrameLocator | Locator;

export const words = (app: App, text: string | RegExp) =>
  app.getByText(text).filter({ visible: true }).first();

export const press = (app: App, name: string | RegExp) =>
  app
    .getByRole('button', { name })
    .or(app.getByRole('link', { name }))
    .filter({ visible: true })
    .first()
    .click();

export const field = (app: App, label: string) => app.getByLabel(label, { exact: true }).first();

export async function fill(app: App, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await field(app, label).fill(value);
}

export const toTab = (app: App, name: string) =>
  app.getByTestId('tabbar').getByRole('link', { name }).click();

export async function startEditing(app: App) {
  const toggle = app.getByTestId('edit-toggle');
  if ((await toggle.getAttribute('data-editing')) === null) await toggle.click();
}

export const agree = (app: App) => app.getByLabel(/^Даю согласие на публикацию/).check();

/** Where so many wait that each is a line. */
export async function unfold(card: Locator) {
  await card.waitFor();
  if ((await card.getAttribute('data-line')) !== null) await card.getByRole('button').click();
}

export type Fault = number | 'internetdisconnected' | 'connectionreset';

const wordsOf = (status: number) =>
  status >= 500
    ? { code: 'internal', message: 'Что-то сломалось у нас. Попробуйте ещё раз' }
    : { code: 'badInput', message: 'Неверный формат или слишком длинное значение' };

export async function fail(page: Page, path: string, fault: Fault, method?: string) {
  const isMeant = ({ pathname }: URL) =>
    pathname.startsWith('/api/') && pathname.toLowerCase().includes(path.toLowerCase());
  const isMethod = (request: Request) => method === undefined || request.method() === method;
  const answer = async (route: Route) => {
    if (!isMethod(route.request())) await route.fallback();
    else if (typeof fault === 'string') await route.abort(fault);
    else {
      const json = { statusCode: fault, ...wordsOf(fault), requestId: 'provoked' };
      await route.fulfill({ status: fault, json });
    }
  };
  await page.route(isMeant, answer);
  return () => page.unroute(isMeant, answer);
}

export async function close(page: Page) {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

export async function each<T>(items: readonly T[], act: (item: T) => Promise<void>, atOnce = 3) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
