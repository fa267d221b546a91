import { answerMeeting, answerPoll, notePoll } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { deliver, notification, refuses } from '#test/delivery.ts';
import { eventually } from '#test/eventually.ts';
import { meetingCard, meetingId } from '#test/meeting-card.ts';
import { projectId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { meetingMessage, meetingPress } from './card.ts';

const keysOf = (card = meetingCard()) =>
  meetingMessage(card, readerOf()).buttons.map((row) => row.map(({ text }) => text));

describe('the question when to meet', () => {
  it('numbers the times by the reader’s clock and says how many can', () => {
    const { text } = meetingMessage(meetingCard(), readerOf());
    expect(text.html).toBe(
      'Когда созвонимся? Команда проекта «Бот для столовой» выбирает время: отметьте всё, что вам подходит.\n\n1. <tg-time unix="1894032000" format="Dt">7 января, 19:00 МСК</tg-time>, могут 2\n2. <tg-time unix="1894123800" format="Dt">8 января, 20:30 МСК</tg-time>',
    );
  });

  it('marks what its reader chose, three in a row', () => {
    const at = '2030-01-07T16:00:00.000Z';
    const times = Array.from({ length: 4 }, () => ({ at, votes: 0 }));
    expect(keysOf(meetingCard({ times, mine: [1] }))).toEqual([
      ['1', '✓ 2', '3'],
      ['4'],
      ['Ничего не подходит'],
      ['Открыть'],
    ]);
  });

  it('asks no more once it is decided', () => {
    const at = '2030-01-07T16:00:00.000Z';
    const { text, buttons } = meetingMessage(meetingCard({ state: 'set', at }), readerOf());
    expect(text.html).toMatch(/^Созвон команды .*7 января, 19:00 МСК<\/tg-time>\.$/);
    expect(buttons).toHaveLength(1);
  });
});

describe('a press', () => {
  it.each([
    ['0', { state: 'open', mine: [0] }, 'Отмечено'],
    ['0', { state: 'open', mine: [1] }, 'Отметка снята'],
    ['n', { state: 'open', mine: [] }, 'Понятно: ничего не подходит'],
    ['1', { state: 'set', mine: [1] }, 'Все ответили, время выбрано'],
    ['n', { state: 'failed', mine: [] }, 'Все ответили, но время не нашлось'],
  ])('of %s is answered as it came out: %j', async (time, meeting, said) => {
    const { presses, calls } = await chatWithBot(() => ({ meeting }));
    const data = meetingPress.pack({ time, projectId, meetingId });
    expect(await presses(data)).toMatchObject({ text: said });
    expect(calls.find(({ endpoint }) => endpoint === answerMeeting)).toMatchObject({
      params: { projectId },
      body: { meetingId, time: time === 'n' ? null : Number(time) },
      headers: { 'x-telegram-id': '2001' },
    });
  });
});

describe('the chat of a team', () => {
  const inChat = (messageId: number | null, card = meetingCard()) =>
    notification({
      telegramId: -1009,
      isGroup: true,
      messageId,
      event: { kind: 'meetingCard', card },
    });

  it('gets a poll, and the API its id', async () => {
    const { telegram, settled, calls } = await deliver({ batch: [inChat(null)] });
    await eventually(() => expect(settled()).toMatchObject([{ outcome: 'sent', messageId: 101 }]));
    expect(telegram.callsOf('sendPoll')).toEqual([
      {
        chat_id: -1009,
        question: 'Когда созвонимся? Проект «Бот для столовой»',
        options: [{ text: '7 января, 19:00 МСК' }, { text: '8 января, 20:30 МСК' }],
        is_anonymous: false,
        allows_multiple_answers: true,
      },
    ]);
    expect(calls.find(({ endpoint }) => endpoint === notePoll)).toMatchObject({
      body: { meetingId, pollId: '77' },
    });
  });

  it('that takes no polls gets buttons', async () => {
    const { telegram, settled } = await deliver({
      batch: [inChat(null)],
      telegram: (method) =>
        method === 'sendPoll'
          ? refuses(400, 'Bad Request: not enough rights to send polls to the chat')
          : undefined,
    });
    await eventually(() => expect(settled()).toMatchObject([{ outcome: 'sent' }]));
    expect(telegram.callsOf('sendMessage')).toHaveLength(1);
  });

  it.each([
    ['open', []],
    ['set', [{ chat_id: -1009, message_id: 7 }]],
    ['cancelled', [{ chat_id: -1009, message_id: 7 }]],
  ] as const)('has its poll left alone while it is open: %s', async (state, stopped) => {
    const card = meetingCard({ state, isPoll: true });
    const { telegram, settled } = await deliver({
      batch: [inChat(7, card)],
      telegram: (method) =>
        method === 'stopPoll'
          ? refuses(400, 'Bad Request: poll has already been closed')
          : undefined,
    });
    await eventually(() => expect(settled()).toMatchObject([{ outcome: 'sent', messageId: 7 }]));
    expect(telegram.callsOf('stopPoll')).toEqual(stopped);
    expect(telegram.callsOf('editMessageText')).toEqual([]);
  });

  it('has its buttons changed as in any other chat', async () => {
    const { telegram, settled } = await deliver({ batch: [inChat(7)] });
    await eventually(() => expect(settled()).toMatchObject([{ outcome: 'sent' }]));
    expect(telegram.callsOf('editMessageText')).toHaveLength(1);
  });

  it('is counted by who voted for what', async () => {
    const { receive, calls } = await chatWithBot(() => ({ isCounted: true }));
    const voted = { poll_id: '77', option_ids: [1], option_persistent_ids: ['1'] };
    await receive({ poll_answer: { ...voted, user: { id: 5, is_bot: false, first_name: 'И' } } });
    await receive({ poll_answer: { ...voted, voter_chat: { id: -5, type: 'channel' } } });
    expect(calls).toEqual([
      expect.objectContaining({
        endpoint: answerPoll,
        body: { pollId: '77', telegramId: 5, times: [1] },
      }),
    ]);
  });
});
