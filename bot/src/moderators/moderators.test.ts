import {
  ApiError,
  findByUsername,
  getUserByTelegram,
  grantModerator,
  listModerators,
  takeModerator,
  type Moderator,
} from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { shownLength } from '#src/format/html.ts';
import { chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import { textsFor } from '#src/texts/texts.ts';
import { listMessage } from './moderators.ts';

const person = (telegramId: number, otherwise: Partial<Moderator> = {}): Moderator => ({
  telegramId,
  name: 'Пётр <Ли>',
  username: null,
  role: 'moderator',
  since: null,
  ...otherwise,
});
const olga = person(3001, { name: 'Ольга Ким', username: 'olga', role: 'user' });
const owner = person(9001, { name: 'Вера Орлова', role: 'admin' });

function asAdmin(): ApiAnswer {
  const appointed = new Map([[2002, person(2002)]]);
  return ({ endpoint, params }) => {
    const { id, username, telegramId } = params as Record<string, unknown>;
    if (endpoint === listModerators) return [...appointed.values(), owner];
    if (endpoint === grantModerator) appointed.set(3001, { ...olga, role: 'moderator' });
    if (endpoint === takeModerator) appointed.delete(Number(id));
    if (endpoint === findByUsername && username === '@olga') return olga;
    if (endpoint === findByUsername && username === 'petr') return person(2002);
    if (endpoint === findByUsername && username === 'vera') return owner;
    if (endpoint === findByUsername) throw refusal('userNotFound');
    if (endpoint !== getUserByTelegram) return {};
    if (telegramId !== 3001) throw refusal('userNotFound');
    return { firstName: 'Ольга', lastName: 'Ким' };
  };
}

const opened = async (answer: ApiAnswer = asAdmin(), ...more: [string?, 'group'?]) =>
  await chatWithBot((call, signal) => answer({ params: {}, ...call }, signal), ...more);
const replyTo = async (text: string, answer?: ApiAnswer) => {
  const { says, telegram } = await opened(answer);
  await says({ text });
  expect(telegram.callsOf('sendMessage')).toHaveLength(1);
  return telegram.callsOf('sendMessage')[0];
};
const keys = (...buttons: [text: string, callback_data: string][]) => ({
  inline_keyboard: buttons.map(([text, callback_data]) => [{ text, callback_data }]),
});

describe('/admin', () => {
  it('lists the moderators, each with a button to take the role', async () => {
    expect(await replyTo('/admin')).toMatchObject({
      text: expect.stringMatching(/^<b>Модераторы<\/b>\nПётр &lt;Ли&gt;\n\nЧтобы назначить/),
      reply_markup: keys(['Снять: Пётр <Ли>', 'd:t:2002']),
    });
  });

  it('lists as many as a message holds, with the longest names', () => {
    const name = `${'Щ'.repeat(20)} ${'Щ'.repeat(20)}`;
    const many = Array.from({ length: 200 }, (_, index) =>
      person(index + 1, { name, username: 'w'.repeat(32) }),
    );
    const { text, buttons } = listMessage(many, textsFor('ru').admin);
    expect(shownLength(text)).toBeLessThanOrEqual(4096);
    expect(buttons.length).toBeLessThanOrEqual(100);
    expect(text.html).toContain(`\nи ещё ${200 - buttons.length}\n`);
  });

  it.each(['/admin @olga', '/admin   @olga  ', '/admin 3001'])(
    'asks whether to appoint: %s',
    async (text) => {
      expect(await replyTo(text)).toMatchObject({
        text: 'Назначить модератором: <b>Ольга Ким</b>?',
        reply_markup: keys(['Назначить: Ольга Ким', 'd:g:3001']),
      });
    },
  );

  it.each(['/admin petr', '/admin 2002'])('says who is a moderator already: %s', async (text) => {
    expect(await replyTo(text)).toMatchObject({
      text: '<b>Пётр &lt;Ли&gt;</b> уже модератор.',
      reply_markup: keys(['Снять: Пётр <Ли>', 'd:t:2002']),
    });
  });

  it.each(['/admin vera', '/admin 9001'])('leaves an admin what they are: %s', async (text) => {
    const sent = await replyTo(text);
    expect(sent).toMatchObject({
      text: expect.stringContaining('Вера Орлова</b> — администратор'),
    });
    expect(sent).not.toHaveProperty('reply_markup');
  });

  it.each(['/admin @nobody', '/admin 77', '/admin 99999999999999999999'])(
    'knows nobody of that name: %s',
    async (text) => {
      const sent = await replyTo(text);
      expect(sent).toMatchObject({ text: textsFor('ru').admin.unknown.html });
      expect(sent).not.toHaveProperty('reply_markup');
    },
  );

  it('takes what is no name for nobody', async () => {
    const sent = await replyTo('/admin кто-нибудь', () => {
      throw refusal('badInput');
    });
    expect(sent).toMatchObject({ text: textsFor('ru').admin.unknown.html });
  });

  it.each(['/admin', '/admin @olga', '/admin 3001'])('is for admins only: %s', async (text) => {
    const sent = await replyTo(text, ({ endpoint }) => {
      if (endpoint === getUserByTelegram) return { firstName: 'Ольга', lastName: 'Ким' };
      throw refusal('forbidden');
    });
    expect(sent).toMatchObject({
      text: textsFor('ru').admin.notYours.html,
      reply_markup: {
        inline_keyboard: [
          [{ text: 'Открыть Kollab', web_app: { url: 'https://kollab.example/open' } }],
        ],
      },
    });
  });

  it('says that it did not work while the API is down', async () => {
    const sent = await replyTo('/admin', () => {
      throw new ApiError('network');
    });
    expect(sent).toMatchObject({ text: 'Не получилось, попробуйте ещё раз' });
  });

  it('appoints and dismisses by its buttons, and shows the list as it is then', async () => {
    const { presses, calls, telegram } = await opened();
    expect(await presses('d:g:3001')).toMatchObject({ text: 'Назначено' });
    expect(await presses('d:T:2002')).toMatchObject({ text: 'Роль снята' });
    const headers = { 'x-telegram-id': '2001' };
    expect(calls.filter(({ body }) => body !== undefined)).toEqual([
      { endpoint: grantModerator, params: { id: 3001 }, body: {}, headers },
      { endpoint: takeModerator, params: { id: 2002 }, body: {}, headers },
    ]);
    const lists = telegram.callsOf('editMessageText').map((call) => call.reply_markup);
    expect(lists).toEqual([
      keys(['Снять: Пётр <Ли>', 'd:t:2002'], ['Снять: Ольга Ким', 'd:t:3001']),
      keys(['Снять: Ольга Ким', 'd:t:3001']),
    ]);
  });

  it('asks before a role is taken, and lists everyone again when it is called off', async () => {
    const { presses, calls, telegram } = await opened();
    expect(await presses('d:t:2002')).toMatchObject({
      text: 'Точно снять? Решать заявки и жалобы человек больше не сможет.',
    });
    expect(telegram.callsOf('editMessageReplyMarkup').map((call) => call.reply_markup)).toEqual([
      keys(['Да, снять: Пётр <Ли>', 'd:T:2002'], ['Отмена', 'd:c:2002']),
    ]);
    expect(await presses('d:c:2002')).toEqual({ callback_query_id: 'q1' });
    expect(telegram.callsOf('editMessageText').map((call) => call.reply_markup)).toEqual([
      keys(['Снять: Пётр <Ли>', 'd:t:2002']),
    ]);
    expect(calls.filter(({ body }) => body !== undefined)).toEqual([]);
  });

  it('asks nothing about whoever is no moderator any more', async () => {
    const { presses, telegram } = await opened();
    expect(await presses('d:t:3001')).toMatchObject({ text: 'уже обработано' });
    expect(telegram.callsOf('editMessageReplyMarkup')).toEqual([]);
    expect(telegram.callsOf('editMessageText')).toHaveLength(1);
  });

  it.each<[Error, string]>([
    [refusal('forbidden'), 'Это действие вам недоступно'],
    [refusal('userNotFound'), 'Профиль не найден'],
    [new ApiError('timeout'), 'Не получилось, попробуйте ещё раз'],
  ])('answers a press that is refused: %o is «%s»', async (error, text) => {
    const { presses, telegram } = await opened(() => {
      throw error;
    });
    expect(await presses('d:g:3001')).toMatchObject({ text });
    expect(telegram.callsOf('editMessageText')).toEqual([]);
  });
});
