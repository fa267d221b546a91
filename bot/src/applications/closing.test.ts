import { closeVacancy, decideApplication, getVacancy, reopenVacancy } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { applicationPress } from './applications.ts';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { closingPress } from './closing.ts';
import { tomorrowPress } from './waiting.ts';

const place = { projectId, vacancyId };
const accept = applicationPress.pack({ action: 'accept', ...place, telegramId: 1001 });
const press = (action: 'ask' | 'close' | 'back' | 'addPlace') =>
  closingPress.pack({ action, ...place });

interface Sent {
  text?: string;
  reply_markup: { inline_keyboard: { text: string; callback_data: string }[][] };
}
const keysOf = (sent: unknown) =>
  (sent as Sent).reply_markup.inline_keyboard.map((row) =>
    row.map(({ text, callback_data: data }) => [text, data]),
  );

const contact = { telegramId: 1001, name: 'Анна', url: null };
const markup = (...data: string[]) => ({
  reply_markup: { inline_keyboard: data.map((one) => [{ text: '·', callback_data: one }]) },
});

async function accepting(vacancy: ApiAnswer, ...buttons: string[]) {
  const chat = await chatWithBot((call) => {
    if (call.endpoint === getVacancy) return vacancy(call);
    return { status: 'Pending', contact };
  });
  const answer = await chat.presses(accept, botMessage('x', markup(...buttons)));
  expect(chat.calls.map(({ endpoint }) => endpoint)).toContain(decideApplication);
  expect(answer).toMatchObject({ text: 'Пользователь добавлен в проект' });
  return chat.telegram.callsOf('sendMessage');
}

describe('after an acceptance in the chat', () => {
  it('whether the vacancy takes more is asked', async () => {
    const [asked] = await accepting(() => ({ title: 'Дизайнер', isClosed: false }));
    expect((asked as unknown as Sent).text).toContain('Вакансия «Дизайнер» ещё открыта');
    expect(keysOf(asked)).toEqual(
      [['Закрыть вакансию и отклонить остальных', press('ask')]].map((one) => [one]),
    );
  });

  it('that it is full is said, with the way to add a place', async () => {
    const [said] = await accepting(() => ({ title: 'Дизайнер', isClosed: true, isFilled: true }));
    expect((said as unknown as Sent).text).toMatch(/^Все места на вакансии «Дизайнер» заняты/);
    expect(keysOf(said)).toEqual([[['Добавить место', press('addPlace')]]]);
  });

  it('a place is added with one press', async () => {
    const { presses, calls } = await chatWithBot(() => ({}));
    const answer = await presses(press('addPlace'), botMessage('x', markup(press('addPlace'))));
    expect(answer).toMatchObject({ text: 'Место добавлено, вакансия открыта' });
    expect(calls.map(({ endpoint }) => endpoint)).toContain(reopenVacancy);
  });

  const reject = applicationPress.pack({ action: 'reject', ...place, telegramId: 1001 });
  const meeting = 'Познакомьтесь: <a href="tg://user?id=1001">Анна</a>';

  it.each([false, true])(
    'whom to meet is said by the card that was pressed (closed: %o)',
    async (isClosed) => {
      const sent = await accepting(() => ({ title: 'Дизайнер', isClosed }), accept, reject);
      expect(JSON.stringify(sent)).not.toContain('Анна');
    },
  );

  it.each([
    ['of others too', applicationPress.pack({ action: 'accept', ...place, telegramId: 1002 })],
    ['of nobody else', tomorrowPress.pack({})],
  ])('whom to meet is said where a list was pressed, %s', async (_, other) => {
    const open = await accepting(
      () => ({ title: 'Дизайнер', isClosed: false }),
      accept,
      reject,
      other,
    );
    expect(open).toMatchObject([{ text: expect.stringMatching(/^В команде пополнение!/) }]);
    expect((open[0] as unknown as Sent).text?.endsWith(`\n\n${meeting}`)).toBe(true);
    const closed = await accepting(() => ({ title: 'Дизайнер', isClosed: true }), accept, other);
    expect(closed).toMatchObject([{ text: meeting }]);
  });

  it('nothing is asked of one that is closed', async () => {
    expect(await accepting(() => ({ title: 'Дизайнер', isClosed: true }))).toEqual([]);
  });

  it('whom to meet is said though the vacancy does not answer', async () => {
    const silent = () => {
      throw refusal('unavailable');
    };
    expect(await accepting(silent, accept, tomorrowPress.pack({}))).toMatchObject([
      { text: meeting },
    ]);
  });

  it('nothing is lost where that cannot be asked', async () => {
    const gone = () => {
      throw refusal('vacancyNotFound');
    };
    expect(await accepting(gone)).toEqual([]);
  });
});

describe('closing a vacancy from the chat', () => {
  it('takes a second press, and may be thought better of', async () => {
    const { presses, calls, telegram } = await chatWithBot(() => ({}));
    expect(await presses(press('ask'), botMessage('x'))).toMatchObject({
      text: 'Тем, кто ждёт ответа, придёт сообщение',
    });
    await presses(press('back'), botMessage('x'));
    expect(telegram.callsOf('editMessageReplyMarkup').map(keysOf)).toEqual([
      [[['Да, закрыть и отклонить', press('close')]], [['Назад', press('back')]]],
      [[['Закрыть вакансию и отклонить остальных', press('ask')]]],
    ]);
    expect(calls.filter(({ endpoint }) => endpoint === closeVacancy)).toEqual([]);
  });

  it.each([
    [0, 'Вакансия закрыта.'],
    [2, 'Вакансия закрыта, отклонено: 2 отклика.'],
  ])('says what became of the others: %d', async (rejected, text) => {
    const { presses, calls, telegram } = await chatWithBot(() => ({ rejected }));
    await presses(press('close'), botMessage('x'));
    expect(calls.find(({ endpoint }) => endpoint === closeVacancy)).toMatchObject({
      params: place,
      body: { rejectOthers: true },
      headers: { 'x-telegram-id': '2001' },
    });
    expect(telegram.callsOf('editMessageText')).toMatchObject([{ text }]);
  });
});
