import { getProject } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { fill, press, toTab, unfold } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';
import { approve, complete, create } from '#src/cast/projects.ts';

const [, daniil] = moderators;

test.use({ sparing: true });

test('one invited person accepts in the chat, another declines on the screen, and late presses do nothing', async ({
  cast,
  openSandbox,
}) => {
  const { told, pressButton, slowCards, changed } = cast;
  const owner = await cast.newcomer('Лавр', 'Снегов', 'lavr_snegov');
  await complete(owner);
  const [kim, tea] = [
    await cast.newcomer('Ким', 'Рябов', 'kim_r'),
    await cast.newcomer('Тея', 'Рябова', 'teya_r'),
  ];
  const people = [kim, tea].map(({ telegramId, name }) => ({ telegramId, name }));
  const { id } = await create(owner, 'Ночной театр', [], people);
  await approve(cast, id);
  const invitationOf = (telegramId: number) =>
    told(telegramId, 'приглашает вас в проект «Ночной театр»');

  const toKim = await invitationOf(kim.telegramId);
  const kimPresses = (button: string) => pressButton(kim.telegramId, toKim, button);
  await slowCards(kim.telegramId);
  expect((await kimPresses('Принять')).answer).toBe('Вы в команде');
  await kimPresses('Отказаться');
  const asked = await changed(kim.telegramId, toKim, 'Да, отказаться');
  const late = await pressButton(kim.telegramId, asked, 'Да, отказаться');
  expect(late.answer).toBe('уже обработано');
  await told(kim.telegramId, 'Вы в команде проекта «Ночной театр»');
  await told(owner.telegramId, /Приглашение принято[^]*Ким Рябов/);

  const toTea = await invitationOf(tea.telegramId);
  const screen = await openSandbox(tea.telegramId);
  await screen.pressInChat('Открыть Kollab');
  await toTab(screen.app, 'Сегодня');
  const row = screen.app.getByTestId('waiting-row').filter({ hasText: 'Ночной театр' });
  await expect(row).toBeVisible();
  await slowCards(tea.telegramId);
  await press(screen.app, 'Отказаться');
  await expect(row.getByText('Приглашение отклонено')).toBeVisible();
  await toTab(screen.app, 'Профиль');
  await told(owner.telegramId, /Приглашение в проект[^]*Тея Рябова/);
  const tooLate = await pressButton(tea.telegramId, toTea, 'Принять');
  expect(tooLate.answer).toBe('уже обработано');
  await screen.told('Вы отказались от приглашения в проект «Ночной театр».');
  await screen.close();
  const { participants } = await owner.call(getProject, { params: { projectId: id } });
  expect(participants.map(({ name }) => name)).toEqual([owner.name, kim.name]);
});

test('a project rejected in the app is mended by its owner and sent again', async ({
  cast,
  openSandbox,
}) => {
  const reason = 'Расскажите, для кого это и кого вы ищете';
  const owner = await cast.newcomer('Платон', 'Зимин', 'platon_zimin');
  await complete(owner);
  const { id } = await create(owner, 'Музей звуков');
  const screen = await openSandbox(daniil);
  const { app, become, mainButton } = screen;
  await screen.told(/Проект на проверке[^]*Музей звуков/);
  await screen.pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await press(screen.app, 'Профили на модерации');
  await app.getByRole('tab', { name: /^Проекты/ }).click();
  const card = app.getByTestId('queue-card').filter({ hasText: 'Музей звуков' });
  await unfold(card);
  await card.getByRole('button', { name: 'Отклонить' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByLabel('Причина').fill('Нет');
  await sheet.getByRole('button', { name: 'Отклонить' }).click();
  await expect(sheet.getByText('Нужно ≥5 символов')).toBeVisible();
  await sheet.getByLabel('Причина').fill(reason);
  await sheet.getByRole('button', { name: 'Отклонить' }).click();
  await expect(card).toBeHidden();
  await screen.told(/Музей звуков[^]*Отклонено: Даниил Орехов/);

  await become(owner.telegramId);
  await screen.told(reason);
  await screen.pressUnder(reason, 'Исправить');
  await expect(app.getByTestId('rejection').getByText(reason)).toBeVisible();
  await fill(screen.app, { Описание: 'Собираем звуки улиц для незрячих. Ищем звукорежиссёра.' });
  await mainButton('Отправить на модерацию');
  await screen.acknowledge('Проект отправлен на модерацию!');
  await expect(app.getByTestId('project-status').getByText('На проверке')).toBeVisible();
  await become(daniil);
  await screen.told(/Проект на проверке[^]*Ищем звукорежиссёра/);
  await screen.close();
  const own = await owner.call(getProject, { params: { projectId: id } });
  expect(own).toMatchObject({ status: 'pending', rejectionReason: null });
});
