import { newcomer } from '@kollab/sandbox/people';
import { expect, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { says, sees } from '#src/app/sees.ts';
import { agree, startEditing, toTab } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';

const anya = newcomer.telegramId;
const [vera, daniil] = moderators;

const { cast, openSandbox } = await useOwnKollab({ sparing: true });

async function editStatus({ app, mainButton }: Screen, short: string, long = '') {
  await startEditing(app);
  await app.locator('a[href="/profile/edit-status"]').first().click();
  await app.getByLabel('Короткий статус').fill(short);
  if (long) await app.getByLabel('Подробный статус').fill(long);
  await mainButton('Сохранить как черновик');
  await sees(app.getByTestId('draft-icon').first());
}

async function send({ app, mainButton, acknowledge }: Screen) {
  await sees(app.getByTestId('tabbar'));
  await agree(app);
  await mainButton('Отправить на модерацию');
  await acknowledge('Профиль успешно отправлен на модерацию!');
}

test('a change travels from Anya’s screen to the moderators’ chat and back', async () => {
  const screen = await openSandbox(anya);
  const { page, app, become, pressInChat, told } = screen;
  await page.getByTestId('start').click();
  await pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await sees(app.getByRole('heading', { name: 'Аня Ковалёва' }));
  await sees(app.getByText('t.me/anya_k'));
  const photo = app.getByRole('img', { name: 'Фото: Аня Ковалёва' });
  const width = () => photo.evaluate((image) => 'naturalWidth' in image && image.naturalWidth);
  await expect.poll(width).toBe(320);
  await sees(app.getByText('Профиль заполнен'));

  await editStatus(screen, 'Ищу команду для хакатона', 'Учусь на третьем курсе\nДелаю карты');
  await send(screen);
  await app.getByTestId('moderation-status').click();
  await sees(app.getByTestId('timeline').getByText('Заявка отправлена'));

  await become(vera);
  await told('Профиль на проверке');
  await pressInChat('В работу');
  await become(daniil);
  await told(/В работе: Вера Орлова/);
  await become(anya);
  await sees(app.getByTestId('timeline').getByText('Заявка в работе'));

  await become(vera);
  await pressInChat('Одобрить');
  await told(/Одобрено: Вера Орлова/);
  await told('Ищу команду для хакатона');
  expect(await page.getByRole('button', { name: 'Одобрить' }).count()).toBe(0);
  await become(daniil);
  await told(/Одобрено: Вера Орлова/);

  await become(anya);
  await sees(app.getByRole('heading', { name: 'Аня Ковалёва' }));
  await says(app, 'Ищу команду для хакатона');
  await told(/профиль одобрен/i);
  await pressInChat('Что дальше');
  await sees(app.getByRole('heading', { name: 'Профиль одобрен!' }));
  await screen.close();
});

test('a rejection by reply reaches its owner with its reason, and the text is a draft again', async () => {
  const { telegramId } = await cast.newcomer('Полина');
  const screen = await openSandbox(telegramId);
  const { page, app, become, pressInChat, say, told } = screen;
  await pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await sees(app.getByRole('heading', { name: 'Полина Новикова' }));
  await editStatus(screen, 'Продам гараж');
  await send(screen);

  await become(daniil);
  await told('Продам гараж');
  await pressInChat('Отклонить');
  await sees(page.getByText('Выберите причину'));
  await pressInChat('Назад');
  await pressInChat('Отклонить');
  await pressInChat('Своя причина');
  await told(/Ответьте на это сообщение/);
  await say('Нет');
  await told(/Нужно ≥5 символов/);
  await say('Это реклама, а не статус');

  await become(telegramId);
  await told(/Это реклама, а не статус/);
  await app.getByTestId('moderation-status').click();
  await says(app, 'Это реклама, а не статус');
  await app.getByRole('button', { name: 'Изменить и отправить снова' }).click();
  await sees(app.getByTestId('draft-icon').first());
  await app.locator('a[href="/profile/edit-status"]').first().click();
  expect(await app.getByLabel('Короткий статус').inputValue()).toBe('Продам гараж');
  await screen.close();
});
