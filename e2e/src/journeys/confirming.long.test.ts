import {
  decideApplication,
  finishProject,
  listConfirmedWork,
  listProjectWork,
  sendWorkText,
} from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { moderators } from '#src/cast/cast.ts';
import { buttonsOf } from '#src/cast/chat.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

test('an owner confirms in the chat what somebody did, once, and a late press changes nothing', async ({
  cast,
  control,
}) => {
  const { told, slowCards, pressButton, find } = cast;
  const { owner, project, vacancyId } = await publish(cast, 'Сад на крыше', ['Садовник']);
  const ada = await cast.newcomer('Ада', 'Липова');
  await applyTo(project, vacancyId, ada);
  const params = { projectId: project.id, vacancyId, telegramId: ada.telegramId };
  await owner.call(decideApplication, { params, body: { status: 'Accepted' } });
  await owner.call(finishProject, { params: { id: project.id }, body: {} });

  const card = await told(owner.telegramId, 'Что сделано в проекте', 'Ада Липова, Садовник');
  expect(buttonsOf(card)).toEqual(['Подтвердить', 'Не нужно', 'Открыть проект']);
  await slowCards(owner.telegramId);
  for (const button of ['Подтвердить', 'Подтвердить', 'Не нужно']) {
    await pressButton(owner.telegramId, card, button);
  }
  await find(
    owner.telegramId,
    (message) =>
      message.messageId === card.messageId && buttonsOf(message).join() === 'Открыть проект',
  );
  await told(ada.telegramId, /Вашу работу в проекте «Сад на крыше» подтвердил его владелец/);

  const work = await ada.call(listConfirmedWork, { params: { telegramId: ada.telegramId } });
  expect(work).toMatchObject([{ projectName: 'Сад на крыше', role: 'Садовник', isLinked: true }]);
  const news = (await control.messages(ada.telegramId)).filter(({ text }) =>
    text.startsWith('Вашу работу'),
  );
  expect(news).toHaveLength(1);

  // What the owner adds is read by nobody else until a moderator presses in the chat.
  const wordsOf = async () => {
    const [one] = await ada.call(listProjectWork, { params: { projectId: project.id } });
    return one?.text;
  };
  const confirmationId = work[0]?.confirmationId ?? '';
  await owner.call(sendWorkText, { body: { confirmationId, text: 'Посадила все яблони' } });
  const [moderator] = moderators;
  const waiting = await told(moderator, 'Слова о работе', 'Посадила все яблони');
  expect(await wordsOf()).toBe('');
  await pressButton(moderator, waiting, 'Опубликовать');
  await find(
    moderator,
    ({ messageId, text }) => messageId === waiting.messageId && /Опубликовано/.test(text),
  );
  expect(await wordsOf()).toBe('Посадила все яблони');
});
