import { openClock } from '@kollab/api/test/let-time-pass';
import { paths } from '@kollab/contract';
import { newcomer } from '@kollab/sandbox/people';
import { expect, onTestFinished, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { says, sees } from '#src/app/sees.ts';
import { agree, close, startEditing, toTab } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';
import { keepDiary, type Told } from '#src/cast/diary.ts';
import { planWeek } from '#src/cast/week.ts';

const anya = newcomer.telegramId;
const [vera, daniil] = moderators;

const { product, cast, control, openApp, openSandbox } = await useOwnKollab();

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

test('a rejection by call shows on the open timeline by itself', async () => {
  const lida = await cast.newcomer('Лидия');
  await lida.submit('Учусь и пишу');
  const screen = await openSandbox(lida.telegramId);
  const { app } = screen;
  await screen.pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await app.getByTestId('moderation-status').click();
  await sees(app.getByTestId('timeline').getByText('Заявка отправлена'));
  await cast.reject(lida, 'Расскажите подробнее');
  await says(app, 'Расскажите подробнее');
  expect(await app.getByTestId('timeline').innerText()).toContain('Профиль отклонён');
  await screen.close();
});

/** How many there are on the day that has most of them. */
const mostADay = (told: readonly Told[]) =>
  Math.max(0, ...[...Map.groupBy(told, ({ day }) => day).values()].map(({ length }) => length));

const reminds = /^(Вы просили напомнить|Вы сохранили|Жд[её]т ответа|Ждут ответа|Вакансия .* давно)/;
const digests = /^(Новое по вашим поискам|Вам может подойти|За день)/;

async function acceptOlga(ownerId: number) {
  const page = await openApp(ownerId, paths.messages);
  const rows = page.getByTestId('waiting-row');
  await expect.poll(() => rows.count()).toBe(3);
  const row = rows.filter({ hasText: 'Ольга' });
  await row.getByRole('button', { name: 'Принять' }).click();
  await says(row, 'Пользователь добавлен в проект');
  await close(page);
}

test('a week of a student, an owner and a moderator is told in few messages, and none by night', async () => {
  const { student, owner, days } = await planWeek(cast);
  // From a Tuesday noon on; digests come at seven.
  const clock = await openClock(product.dataDir, 6 * 24 + 7);
  onTestFinished(clock.close);
  await clock.pass(0, { hour: 12 });
  const diary = await keepDiary(control, [student.telegramId, owner.telegramId, vera]);
  const pass = async (day: number, hours: number, hour: number) => {
    await clock.pass(hours, { hour });
    await diary.note({ day, hour });
  };
  for (const [day, { noon, night }] of days.entries()) {
    if (day > 0) await pass(day, 10, 12);
    if (day === 2) await acceptOlga(owner.telegramId);
    await noon?.();
    await pass(day, 0, 12);
    await pass(day, 8, 20);
    await pass(day, 6, 2);
    await night?.();
    if (night) await pass(day, 0, 2);
  }
  const of = (telegramId: number, about = /./) =>
    diary.all.filter((one) => one.telegramId === telegramId && about.test(one.text));
  expect(diary.all.filter(({ hour }) => hour === 2)).toEqual([]);
  const { telegramId } = student;
  expect(of(telegramId, reminds)).toMatchObject([{ day: 2, hour: 12 }]);
  expect(of(telegramId, digests).map(({ day, hour }) => [day, hour])).toEqual([
    [1, 20],
    [5, 20],
    [6, 20],
  ]);
  expect(mostADay(of(telegramId))).toBeLessThanOrEqual(2);
  expect(of(telegramId, /Лодочник/)).toEqual([]);
  expect(of(owner.telegramId, reminds)).toMatchObject([{ day: 3, hour: 12 }]);
  expect(mostADay(of(owner.telegramId))).toBeLessThanOrEqual(3);
  expect(mostADay(of(vera, /^Жд(ут|ёт) решения больше суток/))).toBe(1);

  const students = await openApp(telegramId, paths.messages);
  await sees(students.getByTestId('matched-vacancy').first());
  await says(students, /Астроном/);
  expect(await students.getByText('Лодочник').count()).toBe(0);
  await close(students);
  const owners = await openApp(owner.telegramId, paths.messages);
  await expect.poll(() => owners.getByTestId('waiting-row').count()).toBe(2);
  await close(owners);
  const moderatorsPage = await openApp(vera, paths.messages);
  await says(moderatorsPage, /решения модератора: [1-9]/);
  await close(moderatorsPage);
});
