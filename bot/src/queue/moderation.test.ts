import { ApiError } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, refusing, type ApiAnswer } from '#test/fake-api.ts';
import {
  byVera,
  decided,
  decisionsIn,
  questionAbout,
  submissions,
  waiting,
} from '#test/submissions.ts';

const opened = async (answer: ApiAnswer = waiting()) => await chatWithBot(answer);

describe.each(submissions)('%s', (_, { text, data, name, link, ...calls }) => {
  const card = botMessage(text, {
    reply_markup: { inline_keyboard: [[{ text: 'Отклонить', callback_data: data('r') }]] },
  });
  const question = questionAbout({ name, link });
  const asksAgain = (refused: string) =>
    expect.objectContaining({
      text: `${refused}. Почему отклоняем: <a href="${link}">${name}</a>? Ответьте на это сообщение ещё раз.`,
      reply_markup: expect.objectContaining({ force_reply: true }),
    });

  describe('has a card, whose buttons', () => {
    it.each([
      ['a', calls.approved, 'Одобрено'],
      ['t', calls.taken, 'Взято в работу'],
    ])('%s acts for the moderator on the version shown', async (letter, call, said) => {
      const { presses, calls } = await opened();
      expect(await presses(data(letter), card)).toEqual({ callback_query_id: 'q1', text: said });
      expect(decisionsIn(calls)).toEqual([byVera(call)]);
    });

    it.each<[Error, string]>([
      [refusal('alreadyDecided', { decidedBy: 'Вера Орлова' }), 'уже обработано'],
      [refusal('nothingSubmitted'), 'уже обработано'],
      [refusal('staleVersion'), 'Заявка изменилась: карточка сейчас обновится'],
      [
        refusal('claimedByOther', { claimedBy: 'Пётр', claimedUntil: '2026-11-21T11:27:00.000Z' }),
        'Заявка в работе: Пётр, до 14:27 МСК',
      ],
      [refusal('claimedByOther', { claimedBy: 'Пётр' }), 'Заявка в работе: Пётр'],
      [refusal('claimedByOther'), 'Заявка уже в работе у другого модератора'],
      [refusal('forbidden'), 'Это действие вам недоступно'],
      [refusal('ownSubmission'), 'Свою заявку рассматривает другой модератор'],
      [refusal('projectNotFound'), 'Проект не найден'],
      [refusal('unauthenticated'), 'Не получилось, попробуйте ещё раз'],
      [new ApiError('network'), 'Не получилось, попробуйте ещё раз'],
      [new ApiError('badResponse', { statusCode: 500 }), 'Не получилось, попробуйте ещё раз'],
      [new TypeError('a mistake'), 'Не получилось, попробуйте ещё раз'],
    ])('are always answered: %o is «%s»', async (error, said) => {
      const { presses, telegram } = await opened(refusing(error));
      for (const letter of ['a', 't', 'r']) {
        expect(await presses(data(letter), card)).toEqual({ callback_query_id: 'q1', text: said });
      }
      expect(telegram.callsOf('answerCallbackQuery')).toHaveLength(3);
      expect(telegram.callsOf('sendMessage')).toEqual([]);
    });

    it('ask for no reason once it is decided', async () => {
      const { presses, telegram } = await opened(decided);
      expect(await presses(data('r'), card)).toMatchObject({ text: 'уже обработано' });
      expect(telegram.callsOf('sendMessage')).toEqual([]);
    });
  });

  it.each([
    ['private', 1],
    ['group', 0],
  ] as const)(
    'of who moderates no more a card in a %s chat has %i buttons taken away',
    async (place, edits) => {
      const chat = await chatWithBot(refusing(refusal('forbidden')), undefined, place);
      await chat.presses(data('a'), {
        ...card,
        reply_markup: { inline_keyboard: [[{ text: 'Одобрить', callback_data: data('a') }]] },
      });
      expect(chat.telegram.callsOf('editMessageReplyMarkup')).toHaveLength(edits);
    },
  );

  describe('is rejected for a reason that', () => {
    it.each([
      ['the question', question],
      ['the card itself', card],
    ])('is taken from a reply to %s', async (_, original) => {
      const { says, calls: asked, telegram } = await opened();
      await says({ text: '  Нет <описания> \n' }, original);
      expect(decisionsIn(asked)).toEqual([byVera(calls.rejected, 'Нет <описания>')]);
      expect(telegram.callsOf('sendMessage')).toEqual([
        expect.objectContaining({ text: 'Отклонено. Причину передали автору.' }),
      ]);
    });

    it('is asked for again where the card became another since it was sent', async () => {
      const { says, calls: asked, telegram } = await opened();
      await says({ text: 'Нет описания' }, { ...card, edit_date: 2 });
      expect(decisionsIn(asked)).toEqual([]);
      expect(telegram.callsOf('sendMessage')).toEqual([
        asksAgain('Карточка обновилась, посмотрите её ещё раз'),
      ]);
      await says({ text: 'Нет описания' }, { ...question, edit_date: 2 });
      expect(decisionsIn(asked)).toEqual([byVera(calls.rejected, 'Нет описания')]);
    });

    it.each([
      ['four letters', { text: '  мало ' }, 'Нужно ≥5 символов'],
      ['a sticker', { sticker: {} }, 'Нужен текст'],
      ['501 letters', { text: 'ы'.repeat(501) }, 'Не больше 500 символов'],
    ])('is asked for again after %s', async (_, content, fault) => {
      const { says, calls, telegram } = await opened();
      await says(content, question);
      expect(decisionsIn(calls)).toEqual([]);
      expect(telegram.callsOf('sendMessage')).toEqual([asksAgain(fault)]);
    });

    it('is asked for again when the API is down', async () => {
      const { says, telegram } = await opened(refusing(new ApiError('network')));
      await says({ text: 'Нет описания' }, question);
      expect(telegram.callsOf('sendMessage')).toEqual([
        asksAgain('Не получилось, попробуйте ещё раз'),
      ]);
    });

    it.each([
      [{}, 'уже обработано'],
      [{ status: 'Approved', decidedBy: 'Пётр' }, 'уже обработано. Одобрено: Пётр'],
      [{ status: 'Rejected', decidedBy: 'Пётр' }, 'уже обработано. Отклонено: Пётр'],
    ])('comes too late once it is decided: %o', async (details, text) => {
      const { says, telegram } = await opened(refusing(refusal('alreadyDecided', details)));
      await says({ text: 'Нет описания' }, question);
      expect(telegram.callsOf('sendMessage')).toEqual([expect.objectContaining({ text })]);
    });

    it('is asked for again after a command that came in its place', async () => {
      const { says, calls: asked, telegram } = await opened();
      await says({ text: '/privacy' }, question);
      expect(decisionsIn(asked)).not.toContainEqual(byVera(calls.rejected, '/privacy'));
      const sent = telegram.callsOf('sendMessage');
      expect(sent).toHaveLength(2);
      expect(sent[1]).toMatchObject({
        text: expect.stringContaining(`Почему отклоняем: <a href="${link}">${name}</a>?`),
        reply_markup: { force_reply: true },
      });
    });

    it('is not read from a link in a message of somebody else', async () => {
      const { says, calls } = await opened();
      await says({ text: 'Нет описания' }, { ...question, from: { id: 2001, is_bot: false } });
      expect(decisionsIn(calls)).toEqual([]);
    });

    it.each([
      'https://kollab.example/project/odd/details?reject=7',
      'https://kollab.example/user/odd?reject=7',
      link.replace('=7', '=x'),
      link.replace('=7', '=0'),
      link.split('?')[0] ?? '',
      link.replace('kollab.example', 'kollab.example.evil.org'),
      link.replace('https:', 'http:'),
      `${link}&from=elsewhere`,
    ])('is not read from a link to something else: %s', async (url) => {
      const { says, calls } = await opened();
      await says({ text: 'Нет описания' }, questionAbout({ name, link: url }));
      expect(decisionsIn(calls)).toEqual([]);
    });
  });
});
