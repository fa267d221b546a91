import {
  ApiError,
  getModerationHistory,
  getProjectSubmission,
  packId,
  readyReasons,
  rejectProfile,
  rejectProject,
} from '@kollab/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#src/testing/chat.ts';
import { refusal, type ApiAnswer, type ApiCall } from '#src/testing/fake-api.ts';
import { projectId } from '#src/testing/project-card.ts';

let open: Awaited<ReturnType<typeof chatWithBot>> | undefined;
afterEach(() => open?.close());

const reads = new Set<unknown>([getModerationHistory, getProjectSubmission]);
/** The API where everything waits; decisions come to `outcome`. */
const waiting =
  (outcome?: Error): ApiAnswer =>
  ({ endpoint }) => {
    if (outcome && !reads.has(endpoint)) throw outcome;
    return { moderationStatus: 'Pending', events: [], isOpen: true, version: 7 };
  };
const opened = async (answer = waiting(), ...more: [string?, 'group'?]) =>
  (open = await chatWithBot(answer, ...more));
const rejections = (calls: ApiCall[]) =>
  calls.filter(({ endpoint }) => endpoint === rejectProfile || endpoint === rejectProject);

interface Scene {
  card: string;
  data: (letter: string | number) => string;
  name: string;
  link: string;
  reasons: readonly string[];
  rejected: Partial<ApiCall>;
}

const scenes: [kind: string, scene: Scene][] = [
  [
    'a profile',
    {
      card: 'Профиль на проверке\nАнна Ковалёва, МГУ, 3 курс',
      data: (letter) => `m:${letter}:1001:7`,
      name: 'Анна Ковалёва',
      link: 'https://kollab.example/user/1001?reject=7',
      reasons: readyReasons.profile,
      rejected: { endpoint: rejectProfile, params: { telegramId: 1001 } },
    },
  ],
  [
    'a project',
    {
      card: 'Проект на проверке\n«Бот, который кормит»\nВладелец: Ольга Ким',
      data: (letter) => `n:${letter}:${packId(projectId)}:7`,
      name: 'Бот, который кормит',
      link: `https://kollab.example/project/${projectId}/details?reject=7`,
      reasons: readyReasons.project,
      rejected: { endpoint: rejectProject, params: { id: projectId } },
    },
  ],
];

const keyboard = (...texts: [string, string][]) => ({
  inline_keyboard: texts.map(([text, callback_data]) => [{ text, callback_data }]),
});

/** What was asked about a subject earlier, as Telegram shows it again. */
function askedBefore({ name, link: url, data }: Scene, markup: object = {}) {
  const text = `Почему отклоняем: ${name}? Выберите причину`;
  const entity = { type: 'text_link', url, offset: text.indexOf(name), length: name.length };
  const reply_markup = keyboard(['Своя причина', data('w')]);
  return botMessage(text, { entities: [entity as never], reply_markup, ...markup });
}

describe.each(scenes)('an offer of reasons to reject %s', (_, scene) => {
  const { card: cardText, data, name, link, reasons, rejected } = scene;
  const card = botMessage(cardText, { reply_markup: keyboard(['Отклонить', data('r')]) });
  const offer = askedBefore(scene);
  const rejectedWith = (comment: string) => [
    { ...rejected, body: { comment, version: 7 }, headers: { 'x-telegram-id': '2001' } },
  ];

  it('has a button for each, and one for another, in reply to the card', async () => {
    const { presses, telegram, calls } = await opened();
    expect(await presses(data('r'), card)).toEqual({ callback_query_id: 'q1' });
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        chat_id: 2001,
        text: `Почему отклоняем: <a href="${link}">${name}</a>? Выберите причину или ответьте на это сообщение своей.`,
        reply_parameters: { message_id: 7, allow_sending_without_reply: true },
        reply_markup: keyboard(
          ...reasons.map((reason, index): [string, string] => [reason, data(index)]),
          ['Своя причина', data('w')],
        ),
      }),
    ]);
    expect(rejections(calls)).toEqual([]);
  });

  it.each(reasons.map((reason, index) => [index, reason] as const))(
    'rejects by button %i with “%s” and asks no more',
    async (index, reason) => {
      const { presses, telegram, calls } = await opened();
      expect(await presses(data(index), offer)).toMatchObject({ text: 'Отклонено' });
      expect(rejections(calls)).toEqual(rejectedWith(reason));
      expect(telegram.callsOf('editMessageText')).toEqual([
        expect.objectContaining({
          message_id: 7,
          text: `Отклонено. Причину передали автору: ${reason}.`,
        }),
      ]);
      expect(telegram.callsOf('editMessageText')[0]).not.toHaveProperty('reply_markup');
    },
  );

  it.each([
    [refusal('alreadyDecided', { decidedBy: 'Пётр' }), 'уже обработано'],
    [refusal('staleVersion'), 'Заявка изменилась: карточка сейчас обновится'],
    [refusal('forbidden'), 'Это действие вам недоступно'],
    [refusal('ownDecision'), 'Апелляцию рассматривает другой модератор'],
  ])('says what came in between and asks no more: %o', async (error, text) => {
    const { presses, telegram } = await opened(waiting(error));
    expect(await presses(data(0), offer)).toMatchObject({ text });
    expect(telegram.callsOf('editMessageText')).toEqual([expect.objectContaining({ text })]);
  });

  it('stays for another try while the API is down', async () => {
    const { presses, telegram } = await opened(waiting(new ApiError('network')));
    expect(await presses(data(0), offer)).toMatchObject({
      text: 'Не получилось, попробуйте ещё раз',
    });
    expect(telegram.callsOf('editMessageText')).toEqual([]);
  });

  it.each([reasons.length, 9])('knows no reason number %i', async (index) => {
    const { presses, calls, telegram } = await opened();
    expect(await presses(data(index), offer)).toMatchObject({ text: 'Кнопка устарела' });
    expect(rejections(calls)).toEqual([]);
    expect(telegram.callsOf('editMessageText')).toEqual([]);
  });

  it('asks for one’s own reason by a reply', async () => {
    const { presses, telegram } = await opened();
    expect(await presses(data('w'), offer)).toEqual({ callback_query_id: 'q1' });
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        text: `Почему отклоняем: <a href="${link}">${name}</a>? Ответьте на это сообщение: не меньше 5 символов.`,
        reply_markup: expect.objectContaining({ force_reply: true }),
      }),
    ]);
  });

  it.each([
    ['private', undefined, 2001],
    ['group', 'group', -1007],
  ] as const)('takes one’s own reason by a reply to it: %s', async (_place, place, chatId) => {
    const { says, calls, telegram } = await opened(undefined, undefined, place);
    await says({ text: ' Нет описания ' }, offer);
    expect(rejections(calls)).toEqual(rejectedWith('Нет описания'));
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        chat_id: chatId,
        text: 'Отклонено. Причину передали автору.',
        reply_parameters: expect.objectContaining({ message_id: 500 }),
      }),
    ]);
  });

  it('lets moderators talk about a card in their group', async () => {
    const { says, calls, telegram } = await opened(undefined, undefined, 'group');
    await says({ text: 'Посмотрите, пожалуйста' }, card);
    expect(calls).toEqual([]);
    expect(telegram.calls).toEqual([]);
  });

  it('comes to a card in a group in Russian, whatever language the presser has', async () => {
    const { presses, telegram } = await opened(undefined, 'en', 'group');
    await presses(data('r'), card);
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ chat_id: -1007, text: expect.stringMatching(/^Почему отклоняем/) }),
    ]);
  });
});

describe('reasons in English', () => {
  it('are asked for in English', async () => {
    const { presses, telegram } = await opened(undefined, 'en');
    await presses('m:r:1001:7', botMessage('Profile to review\nAnn'));
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^Why is it rejected: <a/) }),
    ]);
  });
});
