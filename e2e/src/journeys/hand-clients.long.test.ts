import { startParamOf } from '@kollab/contract';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, type OpenSandbox, test } from '#src/app/kollab.ts';
import { agree, each, words } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { publish } from '#src/cast/projects.ts';
import type { Control } from '#src/product/control.ts';
import type { Product } from '#src/product/product.ts';

async function publishVacancy(cast: Cast) {
  const { project, vacancyId } = await publish(cast, 'Старый трамвай', ['Вагоновожатый']);
  const target = { screen: 'vacancy', projectId: project.id, vacancyId } as const;
  return `https://t.me/kollab_sandbox_bot?startapp=${startParamOf(target)}`;
}

/** With what of the page's needs it serves itself. */
interface Client {
  name: string;
  version: string;
  isSilent?: boolean;
  hasBack: boolean;
  hasPopups: boolean;
}

const clients: Client[] = [
  { name: 'Шестая', version: '6.0', hasBack: false, hasPopups: false },
  { name: 'Седьмая', version: '7.7', hasBack: true, hasPopups: true },
  { name: 'Девятая', version: '9.6', hasBack: true, hasPopups: true },
  { name: 'Тихая', version: '9.6', isSilent: true, hasBack: false, hasPopups: false },
];

function handsIn(page: Page, app: FrameLocator, client: Client) {
  const inPage = (name: string) => app.getByRole('button', { name, exact: true });
  return {
    press: async (name: string) => {
      if (client.isSilent) await inPage(name).click();
      else await page.getByTestId('main-button').filter({ hasText: name }).click();
    },
    back: async () => {
      await (client.hasBack ? page.getByTestId('back-button') : inPage('Назад')).click();
    },
    acknowledge: async (said: string) => {
      const popup = client.hasPopups ? page.getByTestId('popup') : app.getByRole('dialog');
      await expect(popup.getByText(said)).toBeVisible();
      await popup.getByRole('button').last().click();
    },
  };
}

/** Answers what the console said. */
async function walk(
  cast: Cast,
  product: Product,
  control: Control,
  openSandbox: OpenSandbox,
  client: Client,
  vacancy: string,
) {
  const { telegramId } = await cast.newcomer(client.name, 'Клиентская');
  await control.write(telegramId, vacancy);
  const { page, app } = await openSandbox(telegramId);
  const said: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // The sandbox around it says things of its own.
    const isOurs = url.startsWith(product.appUrl);
    if (message.type() === 'error' && isOurs) said.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => said.push(error.message));
  const { press, back, acknowledge } = handsIn(page, app, client);
  await page.getByTestId('switch-version').selectOption(client.version);
  await page.getByTestId('switch-silent').setChecked(client.isSilent ?? false);

  const tab = (name: string) => app.getByTestId('tabbar').getByRole('link', { name }).click();
  await page.getByTestId('open-app').click();
  await tab('Профиль');
  await expect(app.getByRole('heading', { name: client.name })).toBeVisible();
  await app.getByTestId('edit-toggle').click();
  await app.locator('a[href="/profile/edit-status"]').first().click();
  await app.getByLabel('Короткий статус').fill('Ищу команду');
  await press('Сохранить как черновик');
  await agree(app);
  await press('Отправить на модерацию');
  await acknowledge('Профиль успешно отправлен на модерацию!');
  await tab('Проекты');
  await app.getByRole('button', { name: 'Следующий проект' }).click();
  await tab('Поиск');
  await app.getByRole('searchbox').fill('Клиентская');
  await expect(app.getByRole('link', { name: 'Профиль' }).first()).toBeVisible();
  await tab('Сегодня');

  await page.getByRole('link', { name: vacancy }).click();
  await expect(words(app, 'Вагоновожатый')).toBeVisible();
  await press('Откликнуться');
  await app.getByLabel('Сопроводительное письмо').fill('Хочу водить трамвай');
  await press('Отправить отклик');
  await acknowledge('Заявка отправлена!');
  await expect(app.getByTestId('own-application').getByText('На рассмотрении')).toBeVisible();
  await back();
  await expect(app.getByRole('heading', { name: 'Вагоновожатый' })).toBeVisible();
  await page.context().close();
  return said;
}

test('clients of 6.0, 7.7 and 9.6 and one that says nothing lead through the loop without an error', async ({
  cast,
  product,
  control,
  openSandbox,
}) => {
  const vacancy = await publishVacancy(cast);
  const said: Record<string, string[]> = {};
  await each(
    clients,
    async (client) => {
      said[client.name] = await walk(cast, product, control, openSandbox, client, vacancy);
    },
    1,
  );
  expect(said).toEqual({ Шестая: [], Седьмая: [], Девятая: [], Тихая: [] });
});
