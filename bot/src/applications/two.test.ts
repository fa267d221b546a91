import { decideApplication, getApplication } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import type { PressOf } from '#src/presses/press-data.ts';
import { chatWithBot } from '#test/chat.ts';
import { refusal } from '#test/fake-api.ts';
import { applicationCard } from '#test/people-cards.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { applicationMessage, applicationPress } from './applications.ts';
import { waitingMessage } from './waiting.ts';

type Action = PressOf<typeof applicationPress>['action'];
const data = (action: Action, telegramId = 1001) =>
  applicationPress.pack({ action, projectId, vacancyId, telegramId });
const partner = {
  telegramId: 1002,
  name: 'Илья Ким',
  statusShort: '',
  coverLetter: 'Рисую',
  contact: null,
};
const labels = (message: { buttons: { text: string }[][] }) =>
  message.buttons.map((row) => row.map(({ text }) => text));

describe('the card of two', () => {
  it('shows both with their letters, and takes both or nobody', () => {
    const message = applicationMessage(applicationCard({ partner, mayPart: false }), readerOf());
    expect(message.text.html).toBe(
      [
        '<b>Новый отклик вдвоём</b>',
        'Вакансия «Дизайнер», проект «Бот для столовой»',
        'Порознь не хотят: возьмите обоих или никого',
        '',
        '<b>Анна Ковалёва</b>, Ищу команду',
        'Хочу к вам.\nВот почему: &lt;люблю&gt; есть',
        '',
        '<b>Илья Ким</b>',
        'Рисую',
      ].join('\n'),
    );
    expect(labels(message)).toEqual([['Принять обоих', 'Отклонить'], ['Открыть']]);
  });

  it('takes one of them, too, where they may be apart', () => {
    const message = applicationMessage(applicationCard({ partner, mayPart: true }), readerOf());
    expect(labels(message)).toEqual([
      ['Принять обоих', 'Отклонить'],
      ['Только Анна Ковалёва', 'Только Илья Ким'],
      ['Открыть'],
    ]);
    expect(JSON.stringify(message.buttons[1])).toContain(data('accept', 1002));
  });

  it('says who is whom once they are accepted', () => {
    const contact = (telegramId: number, name: string) => ({ telegramId, name, url: null });
    const card = applicationCard({
      status: 'Accepted',
      contact: contact(1001, 'Анна'),
      partner: { ...partner, contact: contact(1002, 'Илья') },
    });
    const { html } = applicationMessage(card, readerOf()).text;
    expect(html).toContain('<b>Приняты оба</b>');
    expect(html).toMatch(/Познакомьтесь: .*Анна.*\nПознакомьтесь: .*Илья/);
  });

  it('says that one is away, and can only be rejected then', () => {
    const message = applicationMessage(applicationCard({ isPartnerAway: true }), readerOf());
    expect(message.text.html).toContain('второго человека сейчас нет в приложении');
    expect(labels(message)).toEqual([['Отклонить'], ['Открыть']]);
  });

  it('is one line of a reminder', () => {
    const waits = { projectId, projectName: 'Бот', vacancyId, vacancyTitle: 'Дизайнер' };
    const two = {
      ...waits,
      telegramId: 1001,
      name: 'Анна',
      partner: { telegramId: 2, name: 'Илья' },
    };
    const card = { count: 1, applications: [two], closesInDays: null };
    const message = waitingMessage(card, readerOf());
    expect(message.text.html).toContain('<b>Анна и Илья</b>');
    expect(labels(message)[0]).toEqual(['Принять обоих: Анна и Илья', 'Отклонить']);
  });
});

describe('the buttons of two', () => {
  const opened = (pair: object | null) => chatWithBot(() => ({ status: 'Pending', pair }));
  const pair = { mayPart: true, partner: {} };

  it.each<[Action, object, string]>([
    ['acceptBoth', { status: 'Accepted', withPartner: true }, 'Оба добавлены в проект'],
    ['accept', { status: 'Accepted' }, 'Пользователь добавлен в проект'],
    ['rejectSilently', { status: 'Rejected', withPartner: true }, 'Отклик вдвоём отклонён'],
  ])('%o decides', async (action, body, text) => {
    const { presses, calls } = await opened(pair);
    expect(await presses(data(action))).toMatchObject({ text });
    const decided = calls.filter(({ endpoint }) => endpoint === decideApplication);
    expect(decided.map((one) => one.body)).toEqual([body]);
  });

  it.each([
    ['pairTogether', 'Они откликнулись вдвоём и порознь не хотят: возьмите обоих или никого'],
    ['pairParted', 'Они больше не вдвоём: посмотрите отклик ещё раз'],
    ['partnerAway', 'Второго человека сейчас нет в приложении: взять обоих нельзя'],
    ['noPlacesForTwo', 'Свободно одно место, а их двое: добавьте место'],
  ] as const)('say why not: %s', async (code, text) => {
    const { presses } = await chatWithBot(({ endpoint }) => {
      if (endpoint === getApplication) return { status: 'Pending', pair };
      throw refusal(code);
    });
    expect(await presses(data('acceptBoth'))).toMatchObject({ text });
  });
});
