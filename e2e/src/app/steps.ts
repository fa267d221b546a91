import type { FrameLocator, Locator, Page, Request, Route } from '@playwright/test';

/** The mini-app: a page of its own, or within the sandbox's. */
export type App = Page | FrameLocator | Locator;

/** The first words of a text that are seen. */
export const words = (app: App, text: string | RegExp) =>
  app.getByText(text).filter({ visible: true }).first();

/** Presses the first button, link or tab of a name that is seen. */
export const press = (app: App, name: string | RegExp) =>
  app
    .getByRole('button', { name })
    .or(app.getByRole('link', { name }))
    .filter({ visible: true })
    .first()
    .click();

/** The first field of a label. */
export const field = (app: App, label: string) => app.getByLabel(label, { exact: true }).first();

/** Writes into fields by their labels. */
export async function fill(app: App, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await field(app, label).fill(value);
}

/** Goes to a tab of the bottom bar. */
export const toTab = (app: App, name: string) =>
  app.getByTestId('tabbar').getByRole('link', { name }).click();

/** Turns the own profile's edit mode on, where it is not. */
export async function startEditing(app: App) {
  const toggle = app.getByTestId('edit-toggle');
  if ((await toggle.getAttribute('data-editing')) === null) await toggle.click();
}

/** Ticks, before the first sending of a profile, that one agrees to be published. */
export const agree = (app: App) => app.getByLabel(/^Даю согласие на публикацию/).check();

/** Opens a card of the moderators’ queue, where so many wait that each is a line. */
export async function unfold(card: Locator) {
  await card.waitFor();
  if ((await card.getAttribute('data-line')) !== null) await card.getByRole('button').click();
}

/** How a call fails: with a status, or with no answer at all. */
export type Fault = number | 'internetdisconnected' | 'connectionreset';

const wordsOf = (status: number) =>
  status >= 500
    ? { code: 'internal', message: 'Что-то сломалось у нас. Попробуйте ещё раз' }
    : { code: 'badInput', message: 'Неверный формат или слишком длинное значение' };

/** Lets calls to a path fail; what comes back ends that. */
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

/** Puts a phone away, whatever still waits for an answer. */
export async function close(page: Page) {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Does something with each of them, a few at a time. */
export async function each<T>(items: readonly T[], act: (item: T) => Promise<void>, atOnce = 3) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
