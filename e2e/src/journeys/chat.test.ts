import { startParamOf } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { moderators } from '#src/cast/cast.ts';
import { publish } from '#src/cast/projects.ts';

const [vera, daniil] = moderators;

test('rejecting asks for a reason of five characters and gives the text back as a draft', async ({
  cast,
  control,
}) => {
  const { offerReasons, pressButton, told } = cast;
  const rita = await cast.newcomer('Рита');
  await rita.submit('Продам гараж');
  const card = await cast.card(vera, rita.name);
  const offer = await offerReasons(vera, card);
  await pressButton(vera, offer, 'Своя причина');
  const prompt = await told(vera, /Рит/, /Ответьте/);
  await control.write(vera, 'Нет', prompt.messageId);
  const again = await told(vera, 'Нужно ≥5 символов');
  await control.write(vera, 'Это реклама', again.messageId);
  const news = await told(rita.telegramId, /Это реклама/);
  expect(news.buttons.flat()[0]?.webApp).toContain('/profile/moderation');
  const own = await rita.profile();
  expect(own).toMatchObject({
    moderationStatus: 'Rejected',
    rejectionReason: 'Это реклама',
    pendingChanges: [{ changeType: 'statusShort', newValue: 'Продам гараж', state: 'draft' }],
  });
  await told(daniil, /Рита/, /Отклонено/);
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

test('a project found inline is sent with a button that opens it', async ({ cast, control }) => {
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
});
