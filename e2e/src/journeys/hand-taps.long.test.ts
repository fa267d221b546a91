import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { settle } from '#src/app/settle.ts';
import { agree, close, each, fill, press, startEditing } from '#src/app/steps.ts';
import { type Cast, moderators } from '#src/cast/cast.ts';
import { applyTo, complete, publish } from '#src/cast/projects.ts';

interface Tap {
  telegramId: number;
  path: string;
  call: RegExp;
  before?: (page: Page) => Promise<unknown>;
  button: string;
}

const click = (name: string | RegExp) => (page: Page) => press(page, name);

async function changeName(page: Page) {
  await startEditing(page);
  await fill(page, { Отчество: 'Ивановна' });
  await agree(page);
}

/** Every button that writes, each for people of its own. */
async function taps(cast: Cast): Promise<Tap[]> {
  const newcomer = (name: string) => cast.newcomer(name, 'Двойная');
  const { owner, project, vacancyId } = await publish(cast, 'Мост дважды', ['Сварщик']);
  const [ada, eva, mia, zoe, ida] = await Promise.all(
    ['Ада', 'Ева', 'Мия', 'Зоя', 'Ида'].map(newcomer),
  );
  if (!ada || !eva || !mia || !zoe || !ida) throw new Error('Somebody is missing.');
  await applyTo(project, vacancyId, ada);
  await applyTo(project, vacancyId, eva);
  await complete(mia);
  await zoe.submit('Жду решения');
  const user = `/user/${owner.telegramId}`;
  const form = `/applicationform/${project.id}/${vacancyId}`;
  const letter = `/application/${project.id}/${vacancyId}/${ada.telegramId}`;
  const tap = (
    { telegramId }: { telegramId: number },
    path: string,
    call: RegExp,
    button: string,
    before?: Tap['before'],
  ): Tap => ({ telegramId, path, call, button, before });
  const write = (letter: string) => (page: Page) =>
    fill(page, { 'Сопроводительное письмо': letter });
  const describeProject = (page: Page) =>
    fill(page, { Название: 'Двойной мост', Описание: 'Нажали дважды, построили один раз.' });
  const queue = `/moderation?kind=profile&item=${zoe.telegramId}`;
  const send = 'Отправить на модерацию';
  return [
    tap(ida, user, /\/follow$/, 'Подписаться'),
    tap(ida, form, /\/apply$/, 'Отправить отклик', write('Хочу помочь')),
    tap(eva, '/myapplications', /\/application\?/, 'Отозвать отклик', click(/^Что сделать/)),
    tap(owner, letter, /\/applications\//, 'Принять'),
    tap(zoe, user, /\/report$/, 'Отправить жалобу', click('Пожаловаться')),
    tap(
      zoe,
      `/user/${ada.telegramId}/links`,
      /\/contact-request$/,
      'Отправить просьбу',
      click('Попросить контакт'),
    ),
    tap(eva, `/user/${zoe.telegramId}`, /\/block$/, 'Заблокировать', click('Заблокировать')),
    tap(ada, '/', /\/send-to-moderation$/, send, changeName),
    tap(mia, '/createprojectpage', /\/create-project$/, send, describeProject),
    tap(mia, '/profile/settings', /\/export/, 'Получить мои данные'),
    tap({ telegramId: moderators[1] }, queue, /\/approve-profile\//, 'Одобрить'),
  ];
}

/** The first press is not answered yet when the second comes. */
async function callsOf(openApp: OpenApp, { telegramId, path, call, before, button }: Tap) {
  const page = await openApp(telegramId, path);
  const pressed = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' && call.test(request.url())) {
      count += 1;
      await pressed.promise;
    }
    await route.continue();
  });
  await before?.(page);
  const wanted = page.getByRole('button', { name: button });
  // In a dialog over the page the last one is meant, in a list the first.
  const shown = before ? wanted.last() : wanted.first();
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && call.test(response.url()),
  );
  await shown.click({ clickCount: 2, delay: 0 });
  await settle(page.locator('html'));
  pressed.resolve();
  await answered;
  await close(page);
  return count;
}

test('two quick taps on a button that writes send once', async ({ cast, openApp }) => {
  const all = await taps(cast);
  const found = new Map<Tap, number>();
  await each(all, async (tap) => {
    found.set(tap, await callsOf(openApp, tap));
  });
  expect(all.length).toBeGreaterThan(10);
  expect(all.map(({ path, button }, at) => [path, button, found.get(all[at] as Tap)])).toEqual(
    all.map(({ path, button }) => [path, button, 1]),
  );
});
