import { ApiError, getOwnRole, readyReasons, readyReasonsInEnglish } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import {
  byVera,
  decided,
  decisionsIn,
  questionAbout,
  submissions,
  waiting,
} from '#test/submissions.ts';

const opened = async (answer = waiting(), ...more: [string?, 'group'?]) =>
  await chatWithBot(answer, ...more);

const keyboard = (...texts: [string, string][]) => ({
  inline_keyboard: texts.map(([text, callback_data]) => [{ text, callback_data }]),
});

describe.each(submissions)('the reasons to reject %s', (_, submission) => {
  const { text: cardText, data, name, link, inQueue, reasons, rejected } = submission;
  const row = (...buttons: [string, string][]) =>
    buttons.map(([text, letter]) => ({ text, callback_data: data(letter) }));
  const opening = (chat: 'private' | 'group') => ({
    text: 'Открыть',
    ...(chat === 'private'
      ? { web_app: { url: `https://kollab.example/moderation?${inQueue.query}` } }
      : { url: `https://t.me/kollab_bot?startapp=${inQueue.startParam}` }),
  });
  const styles = ['success', 'danger'];
  const deciding = row(['Одобрить', 'a'], ['Отклонить', 'r']).map((key, at) =>
    Object.assign(key, { style: styles[at] }),
  );
  const taking = row(['В работу', 't']);
  const own = (isTaken: boolean, chat: 'private' | 'group' = 'private') => ({
    inline_keyboard: [deciding, [...(isTaken ? [] : taking), opening(chat)]],
  });
  const offer = (isTaken: boolean) =>
    keyboard(
      ...reasons.map((reason, index): [string, string] => [reason, data(index)]),
      ['Своя причина', data('w')],
      ['Назад', data(isTaken ? 'c' : 'b')],
    );
  const card = (isTaken = false) => botMessage(cardText, { reply_markup: own(isTaken) });
  const offered = (isTaken = false) => botMessage(cardText, { reply_markup: offer(isTaken) });
  const rejectedWith = (comment: string) => [byVera(rejected, comment)];
  const keyboardsOf = ({ telegram }: Awaited<ReturnType<typeof opened>>) =>
    telegram.callsOf('editMessageReplyMarkup').map((call) => call.reply_markup);

  it.each([false, true])('stand in the card’s own keyboard (taken: %o)', async (isTaken) => {
    const chat = await opened();
    expect(await chat.presses(data('r'), card(isTaken))).toMatchObject({
      text: 'Выберите причину',
    });
    expect(chat.telegram.callsOf('editMessageReplyMarkup')).toEqual([
      { chat_id: 2001, message_id: 7, reply_markup: offer(isTaken) },
    ]);
    expect(chat.telegram.callsOf('sendMessage')).toEqual([]);
    expect(decisionsIn(chat.calls)).toEqual([]);
  });

  it.each(Object.entries(submission.fitting))(
    'that fit are offered where only %s changes, each by its own button',
    async (field, places) => {
      const chat = await opened(waiting(undefined, submission.changing(field)));
      await chat.presses(data('r'), card());
      const [offered] = keyboardsOf(chat) as ReturnType<typeof keyboard>[];
      expect(offered?.inline_keyboard.slice(0, -2).flat()).toEqual(
        places.map((place) => ({ text: reasons[place], callback_data: data(place) })),
      );
    },
  );

  it.each([
    ['private', false],
    ['private', true],
    ['group', false],
    ['group', true],
  ] as const)('lead back to the card’s buttons: %s, taken: %o', async (place, isTaken) => {
    const chat = await opened(undefined, undefined, place === 'group' ? place : undefined);
    const pressed = await chat.presses(data(isTaken ? 'c' : 'b'), offered(isTaken));
    expect(pressed).toEqual({ callback_query_id: 'q1' });
    expect(keyboardsOf(chat)).toEqual([own(isTaken, place)]);
  });

  it.each(reasons.map((reason, index) => [index, reason] as const))(
    'reject by button %i with “%s”; the card changes by its notification',
    async (index, reason) => {
      const { presses, telegram, calls } = await opened();
      expect(await presses(data(index), offered())).toMatchObject({ text: 'Отклонено' });
      expect(decisionsIn(calls)).toEqual(rejectedWith(reason));
      expect(telegram.calls.map(({ method }) => method)).toEqual(['answerCallbackQuery']);
    },
  );

  it.each<[Error, string, boolean]>([
    [refusal('alreadyDecided', { decidedBy: 'Пётр' }), 'уже обработано', true],
    [refusal('nothingSubmitted'), 'уже обработано', true],
    [refusal('staleVersion'), 'Заявка изменилась: карточка сейчас обновится', false],
    [refusal('forbidden'), 'Это действие вам недоступно', true],
    [refusal('ownDecision'), 'Апелляцию рассматривает другой модератор', false],
    [new ApiError('network'), 'Не получилось, попробуйте ещё раз', false],
  ])('go where nothing is left to decide: %o is «%s»', async (error, text, isOver) => {
    const chat = await opened(waiting(error));
    expect(await chat.presses(data(0), offered())).toMatchObject({ text });
    expect(keyboardsOf(chat)).toEqual(isOver ? [{ inline_keyboard: [] }] : []);
  });

  it.each(['r', 'w', 'b', 'c'])(
    'go once it is decided, whatever is pressed: %s',
    async (letter) => {
      const chat = await opened(decided);
      const shown = letter === 'r' ? card() : offered(letter === 'c');
      expect(await chat.presses(data(letter), shown)).toMatchObject({ text: 'уже обработано' });
      expect(keyboardsOf(chat)).toEqual([{ inline_keyboard: [] }]);
      expect(chat.telegram.callsOf('sendMessage')).toEqual([]);
    },
  );

  it('leave a card that was drawn anew since as it is', async () => {
    const anew = botMessage(cardText, { reply_markup: keyboard(['Одобрить', 'm:a:5:9']) });
    const chat = await opened(decided);
    expect(await chat.presses(data(0), anew)).toBeDefined();
    expect(await chat.presses(data('b'), anew)).toMatchObject({ text: 'уже обработано' });
    expect(keyboardsOf(chat)).toEqual([]);
  });

  it.each(['r', 'b', 'w'])(
    'are not for members of the group who may not decide: %s',
    async (letter) => {
      const member: ApiAnswer = (call) =>
        call.endpoint === getOwnRole ? { role: 'user' } : waiting()(call);
      const chat = await opened(member, undefined, 'group');
      const shown = letter === 'r' ? card() : offered();
      expect(await chat.presses(data(letter), shown)).toMatchObject({
        text: 'Это действие вам недоступно',
      });
      expect(keyboardsOf(chat)).toEqual([]);
      expect(chat.telegram.callsOf('sendMessage')).toEqual([]);
    },
  );

  it.each([reasons.length, 9])('know no reason number %i', async (index) => {
    const { presses, calls } = await opened();
    expect(await presses(data(index), offered())).toMatchObject({ text: 'Кнопка устарела' });
    expect(decisionsIn(calls)).toEqual([]);
  });

  const question = `Почему отклоняем: <a href="${link}">${name}</a>? Ответьте на это сообщение: не меньше 5 символов.`;

  it('ask for one’s own by a reply', async () => {
    const { presses, telegram } = await opened();
    expect(await presses(data('w'), offered())).toEqual({ callback_query_id: 'q1' });
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        text: question,
        reply_parameters: { message_id: 7, allow_sending_without_reply: true },
        reply_markup: expect.objectContaining({ force_reply: true, selective: false }),
      }),
    ]);
  });

  it('ask in a group whoever pressed, on a line of its own', async () => {
    const { presses, telegram } = await opened(undefined, 'en', 'group');
    await presses(data('w'), offered());
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        chat_id: -1007,
        text: `<a href="tg://user?id=2001">Вера</a>\n${question}`,
        reply_markup: expect.objectContaining({ force_reply: true, selective: true }),
      }),
    ]);
  });

  it('may be replied to in private', async () => {
    const { says, calls } = await opened();
    await says({ text: ' Нет описания ' }, offered());
    expect(decisionsIn(calls)).toEqual(rejectedWith('Нет описания'));
  });

  it('in a group are taken from a reply to the question', async () => {
    const asked = questionAbout(submission, 'Вера\n');
    const { says, calls, telegram } = await opened(undefined, undefined, 'group');
    await says({ text: ' Нет описания ' }, asked);
    expect(decisionsIn(calls)).toEqual(rejectedWith('Нет описания'));
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        chat_id: -1007,
        text: 'Отклонено. Причину передали автору.',
        reply_parameters: expect.objectContaining({ message_id: 500 }),
      }),
    ]);
  });

  it('let moderators talk about a card in their group', async () => {
    const { says, calls, telegram } = await opened(undefined, undefined, 'group');
    await says({ text: 'Посмотрите, пожалуйста' }, offered());
    expect(calls).toEqual([]);
    expect(telegram.calls).toEqual([]);
  });
});

describe('reasons in English', () => {
  it('are offered in English and given in Russian', async () => {
    const { presses, telegram, calls } = await opened(undefined, 'en');
    const markup = keyboard(
      ['Reject', 'm:r:1001:7'],
      [readyReasonsInEnglish.profile[0], 'm:0:1001:7'],
    );
    const card = botMessage('Profile to review\nAnn', { reply_markup: markup });
    expect(await presses('m:r:1001:7', card)).toMatchObject({ text: 'Choose a reason' });
    const [edit] = telegram.callsOf('editMessageReplyMarkup');
    expect(JSON.stringify(edit)).toContain(readyReasonsInEnglish.profile[0]);
    await presses('m:0:1001:7', card);
    expect(decisionsIn(calls)).toEqual([
      expect.objectContaining({ body: { comment: readyReasons.profile[0], version: 7 } }),
    ]);
  });
});
