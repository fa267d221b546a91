import {
  ApiError,
  approveProfile,
  getModerationHistory,
  rejectProfile,
  setInReview,
  setReachable,
  type Address,
} from '@kollab/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer, type ApiCall } from '#test/fake-api.ts';

let open: Awaited<ReturnType<typeof chatWithBot>> | undefined;
afterEach(() => open?.close());

/** What was asked of the API but for who is there. */
const decisions = (calls: ApiCall[]) => calls.filter(({ endpoint }) => endpoint !== setReachable);

const waiting = { moderationStatus: 'Pending', events: [] };
const history: ApiAnswer = ({ endpoint }) =>
  endpoint === getModerationHistory ? waiting : { role: 'moderator' };
const opened = async (answer: ApiAnswer = history) => (open = await chatWithBot(answer));
const refusing = (error: Error) => () => {
  throw error;
};

const card = botMessage('Профиль на проверке\nАнна Ковалёва, МГУ, 3 курс', {
  reply_markup: { inline_keyboard: [[{ text: 'Отклонить', callback_data: 'm:r:1001:7' }]] },
});

const name = 'Анна Ковалёва';
const link = 'https://kollab.example/user/1001?reject=7';
const questionText = `Почему отклоняем: ${name}?`;
const question = botMessage(questionText, {
  entities: [
    { type: 'text_link', url: link, offset: questionText.indexOf(name), length: name.length },
  ],
});

const asksAgain = (refused: string) =>
  expect.objectContaining({
    text: `${refused}. Почему отклоняем: <a href="${link}">${name}</a>? Ответьте на это сообщение ещё раз.`,
    reply_markup: expect.objectContaining({ force_reply: true }),
  });

describe('the buttons of a card', () => {
  it.each<[string, Address, object, string]>([
    ['m:a:1001:7', approveProfile, { telegramId: 1001 }, 'Одобрено'],
    ['m:t:1001:7', setInReview, { id: 1001 }, 'Взято в работу'],
  ])('%s acts for the moderator on the version shown', async (data, endpoint, params, text) => {
    const { presses, calls } = await opened();
    expect(await presses(data, card)).toEqual({ callback_query_id: 'q1', text });
    const headers = { 'x-telegram-id': '2001' };
    expect(decisions(calls)).toEqual([{ endpoint, params, body: { version: 7 }, headers }]);
  });

  it.each<[Error, string]>([
    [refusal('alreadyDecided', { decidedBy: 'Вера Орлова' }), 'уже обработано'],
    [refusal('nothingSubmitted'), 'уже обработано'],
    [refusal('staleVersion'), 'Заявка изменилась: карточка сейчас обновится'],
    [
      refusal('claimedByOther', { claimedBy: 'Пётр', claimedUntil: '2026-11-21T11:27:00.000Z' }),
      'Заявка в работе: Пётр, до 14:27 МСК',
    ],
    [refusal('claimedByOther'), 'Заявка уже в работе у другого модератора'],
    [refusal('forbidden'), 'Это действие вам недоступно'],
    [refusal('ownSubmission'), 'Свою заявку рассматривает другой модератор'],
    [refusal('unauthenticated'), 'Не получилось, попробуйте ещё раз'],
    [new ApiError('network'), 'Не получилось, попробуйте ещё раз'],
    [new ApiError('badResponse', { statusCode: 500 }), 'Не получилось, попробуйте ещё раз'],
    [new TypeError('a mistake'), 'Не получилось, попробуйте ещё раз'],
  ])('are always answered: %o is «%s»', async (error, text) => {
    const { presses, telegram } = await opened(refusing(error));
    for (const data of ['m:a:1001:7', 'm:t:1001:7', 'm:r:1001:7']) {
      expect(await presses(data, card)).toEqual({ callback_query_id: 'q1', text });
    }
    expect(telegram.callsOf('answerCallbackQuery')).toHaveLength(3);
    expect(telegram.callsOf('sendMessage')).toEqual([]);
  });

  it('ask for no reason once the submission is decided', async () => {
    const { presses, telegram } = await opened(() => ({
      moderationStatus: 'Approved',
      events: [],
    }));
    expect(await presses('m:r:1001:7', card)).toEqual(
      expect.objectContaining({ text: 'уже обработано' }),
    );
    expect(telegram.callsOf('sendMessage')).toEqual([]);
  });
});

describe('the reason of a rejection', () => {
  it.each([
    ['the question', question],
    ['the card itself', card],
  ])('is taken from a reply to %s', async (_, original) => {
    const { says, calls, telegram } = await opened();
    await says({ text: '  Нет <описания> \n' }, original);
    expect(decisions(calls)).toEqual([
      {
        endpoint: rejectProfile,
        params: { telegramId: 1001 },
        body: { comment: 'Нет <описания>', version: 7 },
        headers: { 'x-telegram-id': '2001' },
      },
    ]);
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ text: 'Отклонено. Причину передали автору.' }),
    ]);
  });

  it.each([
    ['four letters', { text: '  мало ' }, 'Нужно ≥5 символов'],
    ['a sticker', { sticker: {} }, 'Нужен текст'],
    ['501 letters', { text: 'ы'.repeat(501) }, 'Не больше 500 символов'],
  ])('is asked for again after %s', async (_, content, text) => {
    const { says, calls, telegram } = await opened();
    await says(content, question);
    expect(decisions(calls)).toEqual([]);
    expect(telegram.callsOf('sendMessage')).toEqual([asksAgain(text)]);
  });

  it('is asked for again when the API is down', async () => {
    const { says, telegram } = await opened(refusing(new ApiError('network')));
    await says({ text: 'Нет описания' }, question);
    expect(telegram.callsOf('sendMessage')).toEqual([
      asksAgain('Не получилось, попробуйте ещё раз'),
    ]);
  });

  it('comes too late for a decided submission', async () => {
    const { says, telegram } = await opened(refusing(refusal('alreadyDecided')));
    await says({ text: 'Нет описания' }, question);
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ text: 'уже обработано' }),
    ]);
  });

  it('is not read from a link in a message of somebody else', async () => {
    const { says, calls } = await opened();
    await says({ text: 'Нет описания' }, { ...question, from: { id: 2001, is_bot: false } });
    expect(decisions(calls)).toEqual([]);
  });
});
