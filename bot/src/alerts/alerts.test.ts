import { describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { alertCard } from '#test/people-cards.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { alertMessage, mutePress, savePress } from './alerts.ts';

const [keep, mute] = [
  savePress.pack({ kind: 'vacancy', id: vacancyId }),
  mutePress.pack({ searchId: projectId }),
];

describe('what saved searches found', () => {
  it('is said with the searches, and the ways to open it, to keep it and to hear no more', () => {
    const path = `https://kollab.example/vacancy/${projectId}/${vacancyId}`;
    expect(alertMessage(alertCard(), readerOf())).toEqual({
      text: {
        html: [
          '<b>Новое по вашим поискам: 1</b>',
          '• Вакансия «Дизайнер» в проекте «Бот для столовой»',
          '',
          'По поискам: дизайн · Junior',
        ].join('\n'),
      },
      buttons: [
        [
          { text: 'Открыть', webApp: path },
          { text: 'Сохранить', callbackData: keep },
        ],
        [{ text: 'Не присылать: дизайн · Junior', callbackData: mute }],
      ],
    });
  });

  it('has buttons of its own for each of several, told apart, and leads to the searches', () => {
    const [item] = alertCard().items;
    const other = { id: projectId, projectName: 'Карта' };
    const items = item ? [item, { ...item, ...other }, { ...item, vacancyTitle: 'Тестер' }] : [];
    const { buttons } = alertMessage(alertCard({ count: 12, items }), readerOf('en'));
    expect(buttons.flat().map(({ text }) => text)).toEqual([
      'Бот для столовой',
      'Save',
      'Карта',
      'Save',
      'Тестер',
      'Save',
      'My searches',
      'Stop sending: дизайн · Junior',
    ]);
  });

  it('is said with what fits and why, and with what is new of those one follows', () => {
    const [item] = alertCard().items;
    const match = {
      matched: ['React', 'Figma'],
      beside: [],
      related: [],
      missing: ['Docker'],
      sentence: '',
    };
    const card = alertCard({
      count: 0,
      items: [],
      searches: [],
      matches: item ? [{ item, match }] : [],
      news: [{ projectId, projectName: 'Карта', kinds: ['vacancy', 'joined'] }],
    });
    const { text, buttons } = alertMessage(card, readerOf());
    expect(text.html).toBe(
      [
        '<b>Вам может подойти</b>',
        '• Вакансия «Дизайнер» в проекте «Бот для столовой»',
        'Общее: React, Figma. Не хватает: Docker.',
        '',
        '<b>Новости подписок за неделю</b>',
        '• Проект «Карта»: новые вакансии, пополнение в команде',
      ].join('\n'),
    );
    expect(buttons.flat().map((button) => button.text)).toEqual([
      'Дизайнер',
      'Сохранить',
      'Показать',
    ]);
  });
});

it('«Сохранить» stays as pressed, and the buttons beside it as they were', async () => {
  const { presses, telegram } = await chatWithBot(() => ({}));
  const open = { text: 'Открыть', url: 'https://kollab.example' };
  const stop = { text: 'Не присылать', callback_data: mute };
  const row = [open, { text: 'Сохранить', callback_data: keep }];
  await presses(keep, botMessage('Новое', { reply_markup: { inline_keyboard: [row, [stop]] } }));
  expect(telegram.callsOf('editMessageReplyMarkup')).toMatchObject([
    {
      reply_markup: {
        inline_keyboard: [[open, { text: '✓ Сохранено', callback_data: keep }], [stop]],
      },
    },
  ]);
});
