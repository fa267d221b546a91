import { startParamOf } from '@kollab/contract';
import { admin } from '@kollab/sandbox/people';
import { expect, test } from '#src/app/kollab.ts';
import { buttonsOf, screensOf } from '#src/cast/chat.ts';
import { publish } from '#src/cast/projects.ts';

const sofya = admin.telegramId;

test.use({ sparing: true });

test('an admin appoints and dismisses a moderator in the chat, and nobody else does', async ({
  cast,
  product,
}) => {
  const { ask, pressButton, changed, find } = cast;
  const zina = await cast.newcomer('Зина', 'Строгая', 'zina_strogaya');
  const { telegramId } = zina;
  const forbidden = await ask(telegramId, '/admin @zina_strogaya');
  expect(forbidden.text).toContain('Эта команда для администраторов');
  expect(screensOf(forbidden)).toEqual([`${product.appUrl}/open`]);
  expect((await ask(telegramId, '/moderation')).text).toContain('для модераторов');
  expect((await ask(sofya, '/admin @nobody_at_all')).text).toContain('в Kollab нет');

  const question = await ask(sofya, '/admin @zina_strogaya');
  expect(question.text).toBe('Назначить модератором: Зина Строгая?');
  const granted = await pressButton(sofya, question, 'Назначить: Зина Строгая');
  expect(granted.answer).toBe('Назначено');
  const list = await changed(sofya, question, 'Снять: Зина Строгая');
  expect(list.text).toContain('Зина Строгая, @zina_strogaya');
  expect((await ask(sofya, '/admin zina_strogaya')).text).toBe('Зина Строгая уже модератор.');

  await zina.submit('Слежу за порядком');
  const waiting = await ask(telegramId, '/moderation', 'Ждут');
  expect(waiting.text).toMatch(/^Ждут .+\nПрофили: [1-9]/);
  expect(screensOf(waiting)).toEqual([`${product.appUrl}/moderation`]);

  await pressButton(sofya, list, 'Снять: Зина Строгая');
  const sure = await changed(sofya, list, 'Да, снять: Зина Строгая');
  const taken = await pressButton(sofya, sure, 'Да, снять: Зина Строгая');
  expect(taken.answer).toBe('Роль снята');
  await find(
    sofya,
    ({ messageId, text }) => messageId === list.messageId && !text.includes('Зина Строгая'),
  );
  expect((await ask(telegramId, '/moderation', 'для')).text).toContain('для модераторов');
});

test('commands lead to their screens', async ({ cast, product }) => {
  const { ask } = cast;
  const { telegramId } = await cast.newcomer('Ия');
  const screens = {
    '/profile': ['Открыть профиль', '/'],
    '/projects': ['Мои проекты', '/createproject'],
    '/applications': ['Мои отклики', '/myapplications'],
    '/help': ['Открыть Kollab', '/open'],
  } as const;
  for (const [command, [text, path]] of Object.entries(screens)) {
    const { buttons } = await ask(telegramId, command);
    expect({ command, buttons }).toEqual({
      command,
      buttons: [[{ text, webApp: product.appUrl + path }]],
    });
  }
  const privacy = await ask(telegramId, '/privacy');
  expect(privacy.text).toContain('Kollab хранит то, что вы сами о себе рассказали');
  expect(buttonsOf(privacy)).toEqual(['Получить мои данные', 'Удалить аккаунт', 'Открыть Kollab']);
});

test('one’s own data come as a document, and an account that was to go is kept', async ({
  cast,
  product,
}) => {
  const { ask, pressButton, find, changed, told } = cast;
  const { telegramId } = await cast.newcomer('Ия', 'Уходящая');
  const menu = await ask(telegramId, '/privacy');
  await pressButton(telegramId, menu, 'Получить мои данные');
  const { document } = await find(telegramId, (message) => message.document !== undefined);
  expect(document?.fileName).toMatch(/^kollab-.*\.zip$/);
  const zip = await (await fetch(product.sandboxUrl + (document?.url ?? ''))).text();
  expect(zip.slice(0, 2)).toBe('PK');
  expect(zip).toContain('README.txt');

  await pressButton(telegramId, menu, 'Удалить аккаунт');
  const question = await changed(telegramId, menu, 'Да, удалить');
  await pressButton(telegramId, question, 'Да, удалить');
  const leaving = await changed(telegramId, menu, 'Передумать: оставить аккаунт');
  expect(leaving.text).toContain('Ваш аккаунт будет удалён');
  await told(telegramId, 'можно передумать.');
  await pressButton(telegramId, leaving, 'Передумать: оставить аккаунт');
  await changed(telegramId, menu, 'Удалить аккаунт');
  await told(telegramId, 'Удаление отменено');
});

test('a project found inline is sent with a button that opens it', async ({
  cast,
  control,
  openSandbox,
}) => {
  const { owner, project } = await publish(cast, 'Звёздный атлас', ['Астроном']);
  const { telegramId } = owner;
  const { queryId, results } = await control.askInline(telegramId, 'звёздный');
  const [found] = results;
  expect(results).toHaveLength(1);
  expect(found?.title).toBe('Звёздный атлас');
  const sent = await control.chooseInline(telegramId, queryId, found?.id ?? '');
  expect(sent.text).toContain('Делаем вместе то, чего не хватает городу.');
  const startParam = startParamOf({ screen: 'project', projectId: project.id });
  const url = `https://t.me/kollab_sandbox_bot?startapp=${startParam}`;
  expect(sent.buttons).toEqual([[{ text: 'Открыть проект', url }]]);

  const screen = await openSandbox(telegramId);
  const { page, app } = screen;
  await page.getByRole('link', { name: 'Открыть проект' }).last().click();
  await expect(app.getByRole('heading', { name: 'Звёздный атлас' }).first()).toBeVisible();
  expect(await screen.pathOf()).toBe(`/project/${project.id}/details`);
  await screen.close();
});
