import { ApiError, closeVacancy, decideApplication, getApplication } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import type { PressOf } from '#src/presses/press-data.ts';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer, type ApiCall } from '#test/fake-api.ts';
import { applicationCard } from '#test/people-cards.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { applicationMessage, applicationPress } from './applications.ts';

const reader = readerOf();
const about = { projectId, vacancyId, telegramId: 1001 };
const data = (action: PressOf<typeof applicationPress>['action']) =>
  applicationPress.pack({ action, ...about });

describe('the card of an application', () => {
  it('shows who, which vacancy and the letter, with three buttons', () => {
    expect(applicationMessage(applicationCard(), reader)).toEqual({
      text: {
        html: [
          '<b>Новый отклик</b>',
          '<b>Анна Ковалёва</b>, Ищу команду',
          'Вакансия «Дизайнер», проект «Бот для столовой»',
          '',
          'Хочу к вам.\nВот почему: &lt;люблю&gt; есть',
        ].join('\n'),
      },
      buttons: [
        [
          { text: 'Принять', callbackData: data('accept'), style: 'success' },
          { text: 'Отклонить', callbackData: data('reject'), style: 'danger' },
        ],
        [
          {
            text: 'Открыть',
            webApp: `https://kollab.example/application/${projectId}/${vacancyId}/1001`,
          },
        ],
      ],
    });
  });

  it('shows the whole letter as long as letters may be', () => {
    const coverLetter = 'щ'.repeat(2000);
    const { html } = applicationMessage(applicationCard({ coverLetter }), reader).text;
    expect(html.endsWith(`\n\n${coverLetter}`)).toBe(true);
  });

  it.each([
    ['ru', 'Это написал незнакомый человек, не Kollab.'],
    ['en', 'This was written by a stranger, not by Kollab.'],
  ])('of somebody never approved says so, and has no links: %s', (locale, words) => {
    const card = applicationCard({ isFromStranger: true, statusShort: '', coverLetter: 't.me/me' });
    const lines = applicationMessage(card, readerOf(locale)).text.html.split('\n');
    expect(lines.slice(1, 3)).toEqual(['<b>Анна Ковалёва</b>', words]);
    expect(lines.at(-1)).toBe('<code>t.me/me</code>');
  });

  const link = (href: string) => `<b>Принят</b>\nПознакомьтесь: <a href="${href}">Анна</a>`;
  const contact = { telegramId: 1001, name: 'Анна', url: null };
  it.each([
    ['Accepted', { ...contact, url: 'https://t.me/anna' }, link('https://t.me/anna')],
    ['Accepted', contact, link('tg://user?id=1001')],
    ['Accepted', null, '<b>Принят</b>'],
    ['Rejected', null, '<b>Отклонён</b>'],
    ['Withdrawn', null, '<b>Отозван</b>'],
  ] as const)('once %s (%o) says so and cannot be decided', (status, person, line) => {
    const card = applicationCard({ status, mayDecide: false, contact: person });
    const message = applicationMessage(card, reader);
    expect(message.text.html.endsWith(`\n\n${line}`)).toBe(true);
    expect(message.text.html).toMatch(/^<b>Отклик<\/b>\n/);
    expect(message.buttons).toEqual([
      [
        {
          text: 'Все отклики',
          webApp: `https://kollab.example/project/${projectId}/applications`,
        },
      ],
    ]);
  });

  it('has no buttons for who may not decide, and no gaps where nothing is said', () => {
    const card = applicationCard({ mayDecide: false, statusShort: '', coverLetter: '' });
    expect(applicationMessage(card, reader)).toEqual({
      text: {
        html: [
          '<b>Новый отклик</b>',
          '<b>Анна Ковалёва</b>',
          'Вакансия «Дизайнер», проект «Бот для столовой»',
        ].join('\n'),
      },
      buttons: [],
    });
  });
});

describe('the buttons of an application', () => {
  const opened = (answer: ApiAnswer) => chatWithBot(answer);
  const decisions = (calls: ApiCall[]) =>
    calls.filter(({ endpoint }) => endpoint === decideApplication || endpoint === closeVacancy);

  it.each([
    ['accept', { status: 'Accepted' }, 'Пользователь добавлен в проект'],
    ['rejectSilently', { status: 'Rejected' }, 'Отклик отклонён'],
    [
      { reason: 1 },
      { status: 'Rejected', reason: 'Сейчас нужны другие навыки' },
      'Отклик отклонён',
    ],
  ] as const)('%o decides for the owner', async (action, body, text) => {
    const { presses, calls } = await opened(() => ({ status: 'Pending' }));
    expect(await presses(data(action))).toEqual({ callback_query_id: 'q1', text });
    const headers = { 'x-telegram-id': '2001' };
    expect(decisions(calls)).toEqual([
      { endpoint: decideApplication, params: about, body, headers },
    ]);
  });

  const labelsOf = (edit: unknown) =>
    (
      edit as { reply_markup: { inline_keyboard: { text: string }[][] } }
    ).reply_markup.inline_keyboard.map((row) => row.map(({ text }) => text));
  const own = [
    { text: 'Принять', callback_data: data('accept') },
    { text: 'Отклонить', callback_data: data('reject') },
  ];
  const others = applicationPress.pack({ action: 'reject', ...about, telegramId: 1002 });
  const other = [{ text: 'Отклонить', callback_data: others }];

  it('ask why first, under the person they are about, and may be thought better of', async () => {
    const { presses, calls, telegram } = await opened(() => ({ status: 'Pending' }));
    const message = { ...botMessage('x'), reply_markup: { inline_keyboard: [own, other] } };
    expect(await presses(data('reject'), message)).toEqual({ callback_query_id: 'q1' });
    const [asked] = telegram.callsOf('editMessageReplyMarkup');
    expect(labelsOf(asked)).toEqual([
      ['Принять', 'Отклонить'],
      ['Уже нашли человека на эту роль'],
      ['Сейчас нужны другие навыки'],
      ['Нужно больше опыта'],
      ['Планы поменялись, пока никого не берём'],
      ['Своими словами', 'Без причины'],
      ['Назад'],
      ['Отклонить'],
    ]);
    const { reply_markup } = asked as unknown as { reply_markup: object };
    await presses(data('back'), { ...message, reply_markup });
    expect(labelsOf(telegram.callsOf('editMessageReplyMarkup')[1])).toEqual([
      ['Принять', 'Отклонить'],
      ['Отклонить'],
    ]);
    expect(decisions(calls)).toEqual([]);
  });

  it('offer reasons in the reader’s language, and give them in Russian', async () => {
    const { presses, calls, telegram } = await chatWithBot(() => ({ status: 'Pending' }), 'en');
    const message = { ...botMessage('x'), reply_markup: { inline_keyboard: [own] } };
    await presses(data('reject'), message);
    expect(labelsOf(telegram.callsOf('editMessageReplyMarkup')[0])[1]).toEqual([
      'We have already found somebody for this role',
    ]);
    await presses(data({ reason: 0 }), message);
    expect(decisions(calls)).toMatchObject([
      { body: { reason: 'Уже нашли человека на эту роль' } },
    ]);
  });

  it('accept what was closed without an answer, all the same', async () => {
    const card = applicationCard({ status: 'Rejected', mayDecide: false, mayAcceptLate: true });
    const { text, buttons } = applicationMessage(card, reader);
    expect(text.html).toContain('<b>Закрыт без ответа: принять ещё можно</b>');
    expect(buttons[0]).toEqual([
      { text: 'Принять', callbackData: data('accept'), style: 'success' },
    ]);
    const { presses, calls } = await opened(() => ({
      status: 'Rejected',
      closedBecause: 'noAnswer',
    }));
    expect(await presses(data('accept'))).toMatchObject({ text: 'Пользователь добавлен в проект' });
    expect(decisions(calls)).toHaveLength(1);
  });

  it.each(['Accepted', 'Rejected'])('pressed late, once it is %s, do nothing', async (status) => {
    const { presses, calls } = await opened(() => ({ status }));
    for (const action of ['accept', 'reject', 'rejectSilently', 'back'] as const) {
      expect(await presses(data(action))).toMatchObject({ text: 'уже обработано' });
    }
    expect(decisions(calls)).toEqual([]);
  });

  it.each<[Error, string]>([
    [refusal('applicationDecided'), 'уже обработано'],
    [refusal('applicationNotFound'), 'уже обработано'],
    [refusal('forbidden'), 'Это действие вам недоступно'],
    [refusal('tooManyParticipants'), 'В проекте уже слишком много участников'],
    [refusal('projectNotFound'), 'Проект не найден'],
    [refusal('suspended'), 'Ваш профиль приостановлен: доступен только просмотр'],
    [new ApiError('network'), 'Не получилось, попробуйте ещё раз'],
  ])('are always answered: %o is «%s»', async (error, text) => {
    const { presses, telegram } = await opened(({ endpoint }) => {
      if (endpoint === getApplication) return { status: 'Pending' };
      throw error;
    });
    expect(await presses(data('accept'))).toEqual({ callback_query_id: 'q1', text });
    expect(telegram.callsOf('answerCallbackQuery')).toHaveLength(1);
  });
});
