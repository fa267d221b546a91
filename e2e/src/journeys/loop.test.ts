import { newcomer } from '@kollab/sandbox/people';
import { expect, test } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { agree, startEditing, toTab, words } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';

const anya = newcomer.telegramId;
const [vera, daniil] = moderators;

test.use({ sparing: true, start: {} });

async function editStatus({ app, mainButton }: Screen, short: string, long = '') {
  await startEditing(app);
  await app.locator('a[href="/profile/edit-status"]').first().click();
  await app.getByLabel('Короткий статус').fill(short);
  if (long) await app.getByLabel('Подробный статус').fill(long);
  await mainButton('Сохранить как черновик');
  await expect(app.getByTestId('draft-icon').first()).toBeVisible();
}

async function send({ app, mainButton, acknowledge }: Screen) {
  await expect(app.getByTestId('tabbar')).toBeVisible();
  await agree(app);
  await mainButton('Отправить на модерацию');
  await acknowledge('Профиль успешно отправлен на модерацию!');
}

test('a change travels from Anya’s screen to the moderators’ chat and back', async ({
  openSandbox,
}) => {
  const screen = await openSandbox(anya);
  const { page, app, become, pressInChat, told } = screen;
  await page.getByTestId('start').click();
  await pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await expect(app.getByRole('heading', { name: 'Аня Ковалёва' })).toBeVisible();
  await expect(app.getByText('t.me/anya_k')).toBeVisible();
  const photo = app.getByRole('img', { name: 'Фото: Аня Ковалёва' });
  const width = () => photo.evaluate((image) => 'naturalWidth' in image && image.naturalWidth);
  await expect.poll(width).toBe(320);
  await expect(app.getByText('Профиль заполнен')).toBeVisible();

  await editStatus(screen, 'Ищу команду для хакатона', 'Учусь на третьем курсе\nДелаю карты');
  await send(screen);
  await app.getByTestId('moderation-status').click();
  await expect(app.getByTestId('timeline').getByText('Заявка отправлена')).toBeVisible();

  await become(vera);
  await told('Профиль на проверке');
  await pressInChat('В работу');
  await become(daniil);
  await told(/В работе: Вера Орлова/);
  await become(anya);
  await expect(app.getByTestId('timeline').getByText('Заявка в работе')).toBeVisible();

  await become(vera);
  await pressInChat('Одобрить');
  await told(/Одобрено: Вера Орлова/);
  await told('Ищу команду для хакатона');
  expect(await page.getByRole('button', { name: 'Одобрить' }).count()).toBe(0);
  await become(daniil);
  await told(/Одобрено: Вера Орлова/);

  await become(anya);
  await expect(app.getByRole('heading', { name: 'Аня Ковалёва' })).toBeVisible();
  await expect(words(app, 'Ищу команду для хакатона')).toBeVisible();
  await told(/профиль одобрен/i);
  await pressInChat('Что дальше');
  await expect(app.getByRole('heading', { name: 'Профиль одобрен!' })).toBeVisible();
  await screen.close();
});
