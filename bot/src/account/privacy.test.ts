import {
  ApiError,
  cancelDeletion,
  getAccount,
  requestDeletion,
  requestExport,
} from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import { untimed } from '#test/untimed.ts';
import { accountPress, type AccountPress } from './privacy-message.ts';

const deletesAt = '2026-11-23T11:31:00.000Z';
const agreed = {
  consentedAt: null,
  consentedTo: null,
  consentWithdrawnAt: null,
  policyVersion: '1',
};
const staying = { ...agreed, deletesAt: null };
const leaving = { ...agreed, deletesAt };

const api =
  (account: object): ApiAnswer =>
  ({ endpoint }) => {
    if (endpoint === getAccount) return account;
    if (endpoint === requestDeletion) return leaving;
    return endpoint === cancelDeletion ? staying : { status: 'queued' };
  };

interface Written {
  text: string;
  reply_markup: { inline_keyboard: { text: string; callback_data?: string }[][] };
}
const buttonsOf = (message: unknown) =>
  (message as Written).reply_markup.inline_keyboard.flat().map(({ text }) => text);

describe('/privacy', () => {
  it('offers one’s data and the way out', async () => {
    const { says, telegram, calls } = await chatWithBot(api(staying));
    await says({ text: '/privacy' });
    const [sent] = telegram.callsOf('sendMessage');
    expect(buttonsOf(sent)).toEqual(['Получить мои данные', 'Удалить аккаунт', 'Открыть Kollab']);
    expect(calls.find(({ endpoint }) => endpoint === getAccount)).toMatchObject({
      params: { telegramId: 2001 },
      headers: { 'x-telegram-id': '2001' },
    });
  });

  it.each([
    ['ru', /будет удалён 23 ноября, 14:31 МСК/, 'Передумать: оставить аккаунт'],
    ['en', /will be deleted on 23 November, 14:31 MSK/, 'Keep my account'],
  ])('says in %s when an account goes, and how to keep it', async (language, text, keep) => {
    const { says, telegram } = await chatWithBot(api(leaving), language);
    await says({ text: '/privacy' });
    const [sent] = telegram.callsOf('sendMessage');
    expect(untimed(String(sent?.text))).toMatch(text);
    expect(buttonsOf(sent)).toContain(keep);
  });

  it('says what is kept even while the API is away', async () => {
    const { says, telegram } = await chatWithBot(({ endpoint }) => {
      if (endpoint === getAccount) throw new ApiError('network');
      return {};
    });
    await says({ text: '/privacy' });
    expect(telegram.callsOf('sendMessage')[0]?.text).toMatch(/^Kollab хранит/);
  });
});

describe('a press', () => {
  const press = async (act: AccountPress['act'], answer = api(staying)) => {
    const { presses, telegram, calls } = await chatWithBot(answer);
    const answered = await presses(accountPress.pack({ act }), botMessage('x'));
    return { answered, calls, edited: telegram.callsOf('editMessageText').at(-1) };
  };

  it('has one’s data sent', async () => {
    const { answered, calls } = await press('export');
    expect(calls.at(-1)).toMatchObject({ endpoint: requestExport, body: { telegramId: 2001 } });
    expect(answered?.text).toBe('Собираем: архив придёт в этот чат');
  });

  it('says so when that was asked for too often', async () => {
    const { answered } = await press('export', ({ endpoint }) => {
      if (endpoint === requestExport) throw refusal('dailyLimit');
      return {};
    });
    expect(answered?.text).toBe('На сегодня хватит: попробуйте завтра');
  });

  it('asks before it deletes', async () => {
    const { edited, calls } = await press('ask');
    expect(edited?.text).toContain('Точно удалить аккаунт?');
    expect(buttonsOf(edited)).toEqual(['Да, удалить', 'Отмена']);
    expect(calls.some(({ endpoint }) => endpoint === requestDeletion)).toBe(false);
  });

  it('deletes, and shows when and how to change one’s mind', async () => {
    const { edited, answered } = await press('delete');
    expect(untimed(String(edited?.text))).toContain('будет удалён 23 ноября, 14:31 МСК');
    expect(buttonsOf(edited)).toContain('Передумать: оставить аккаунт');
    expect(answered?.text).toBe('Удалим через 48 часов');
  });

  it.each([
    ['keep', cancelDeletion, 'Аккаунт остаётся'],
    ['show', getAccount, undefined],
  ] as const)('%s leads back to where one was', async (act, endpoint, said) => {
    const { edited, answered, calls } = await press(act);
    expect(calls.some((call) => call.endpoint === endpoint)).toBe(true);
    expect(buttonsOf(edited)).toContain('Удалить аккаунт');
    expect(answered?.text).toBe(said);
  });
});
