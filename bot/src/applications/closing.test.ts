import { closeVacancy, decideApplication, getVacancy } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { applicationPress } from './applications.ts';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { closingPress } from './closing.ts';

const place = { projectId, vacancyId };
const accept = applicationPress.pack({ action: 'accept', ...place, telegramId: 1001 });
const press = (action: 'ask' | 'close' | 'back') => closingPress.pack({ action, ...place });

interface Sent {
  text?: string;
  reply_markup: { inline_keyboard: { text: string; callback_data: string }[][] };
}
const keysOf = (sent: unknown) =>
  (sent as Sent).reply_markup.inline_keyboard.map((row) =>
    row.map(({ text, callback_data: data }) => [text, data]),
  );

/** Accepting in a chat where the vacancy answers so. */
async function accepting(vacancy: ApiAnswer) {
  const chat = await chatWithBot((call) => {
    if (call.endpoint === getVacancy) return vacancy(call);
    return { status: 'Pending' };
  });
  const answer = await chat.presses(accept);
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

  it('nothing is asked of one that is closed', async () => {
    expect(await accepting(() => ({ title: 'Дизайнер', isClosed: true }))).toEqual([]);
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
