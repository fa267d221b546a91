import { getApplication, getProject, paths } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { close, fill, press, words } from '#src/app/steps.ts';
import { buttonsOf } from '#src/cast/chat.ts';
import { applyTo, approved, givePlaces, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

test('an owner accepts in the chat; a second press answers «уже обработано»', async ({ cast }) => {
  const { told, slowCards, pressButton } = cast;
  const { owner, project, vacancyId } = await publish(cast, 'Тёплый трамвай', ['Инженер']);
  const gosha = await cast.newcomer('Гоша', 'Тихий', 'gosha_tihiy');
  await applyTo(project, vacancyId, gosha);
  const chatId = owner.telegramId;
  const card = await told(chatId, 'Гоша Тихий');
  await slowCards(chatId);
  const press = (button: string) => pressButton(chatId, card, button);
  expect((await press('Принять')).answer).toBe('Пользователь добавлен в проект');
  expect((await press('Отклонить')).answer).toBe('уже обработано');
  await told(gosha.telegramId, 'Вас приняли в команду проекта «Тёплый трамвай»');
  const closed = await told(chatId, /Гоша[^]*Принят/);
  expect(buttonsOf(closed)).toEqual(['Все отклики']);
  const params = { projectId: project.id, vacancyId, telegramId: gosha.telegramId };
  expect(await gosha.call(getApplication, { params })).toMatchObject({ status: 'Accepted' });
  const { participants } = await gosha.call(getProject, { params });
  expect(participants.map(({ name }) => name)).toEqual([owner.name, gosha.name]);
});

test('an owner rejects in the chat in their own words, with a command in between', async ({
  cast,
  control,
}) => {
  const { told, pressButton, find } = cast;
  const { owner, project, vacancyId } = await publish(cast, 'Голоса двора', ['Звукорежиссёр']);
  const lida = await cast.newcomer('Лида', 'Звонкая', 'lida_zvonkaya');
  await applyTo(project, vacancyId, lida);
  const chatId = owner.telegramId;
  const card = await told(chatId, 'Лида Звонкая');
  await pressButton(chatId, card, 'Отклонить');
  await pressButton(chatId, await told(chatId, 'Лида Звонкая'), 'Своими словами');
  const question = await told(chatId, /Что ответить: Лида Звонкая/);
  await control.write(chatId, '/help', question.messageId);
  const again = await find(
    chatId,
    ({ text, messageId }) =>
      messageId > question.messageId && (text ?? '').startsWith('Что ответить: Лида Звонкая'),
  );
  await control.write(chatId, 'Ищем того, кто живёт рядом со двором.', again.messageId);
  await told(chatId, 'Отклик отклонён');
  await told(lida.telegramId, /Голоса двора[^]*Ищем того, кто живёт рядом со двором\./);
  const params = { projectId: project.id, vacancyId, telegramId: lida.telegramId };
  expect(await lida.call(getApplication, { params })).toMatchObject({
    status: 'Rejected',
    reason: 'Ищем того, кто живёт рядом со двором.',
  });
});

test('two apply together, are accepted with one press, and their team is to meet', async ({
  cast,
  openApp,
}) => {
  const { told } = cast;
  const name = 'Парный велосипед';
  const { owner, project, vacancyId } = await publish(cast, name, ['Механик']);
  await givePlaces(owner, { projectId: project.id, vacancyId }, 2);
  const [ada, lev] = await Promise.all([
    approved(cast, 'Ада', 'Тандемова'),
    approved(cast, 'Лев', 'Тандемов'),
  ]);

  const adas = await openApp(ada.telegramId, paths.applicationForm(project.id, vacancyId));
  await fill(adas, { 'Сопроводительное письмо': 'Кручу педали впереди.' });
  await press(adas, 'Откликнуться вдвоём');
  await fill(adas, { 'Найти людей': lev.name });
  await press(adas, `Позвать: ${lev.name}`);
  await expect(adas.getByTestId('partner').getByText(lev.name)).toBeVisible();
  await press(adas, 'Отправить приглашение');
  await press(adas, 'Понятно');
  await expect(adas.getByTestId('open-pairs').getByText(`Ждём ответа: ${lev.name}`)).toBeVisible();

  await told(lev.telegramId, /Ада Тандемова[^]*вдвоём/);
  const levs = await openApp(lev.telegramId, paths.messages);
  await press(levs.getByTestId('waiting'), `Откликнуться: ${ada.name}`);
  await fill(levs, { 'Ваше письмо': 'А я сзади, и с насосом.' });
  await press(levs, /^Откликнуться вдвоём/);
  await expect(words(levs, `Вдвоём: ${ada.name}`)).toBeVisible();

  await told(owner.telegramId, /Новый отклик вдвоём[^]*впереди[^]*с насосом/);
  const owners = await openApp(owner.telegramId, paths.messages);
  await press(owners, `Принять обоих: ${ada.name} и ${lev.name}`);
  await expect(words(owners, 'Оба добавлены в проект')).toBeVisible();
  await close(owners);
  await told(owner.telegramId, /В команде проекта «Парный велосипед»[^]*Когда созвонитесь/);

  for (const page of [adas, levs]) {
    await page.goto(new URL(paths.messages, page.url()).href);
    await expect(page.getByRole('link', { name: `Вы в команде проекта «${name}»` })).toBeVisible();
    await close(page);
  }
});
