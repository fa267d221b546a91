import { answerCheckIn, type CheckInCard, getProject, setReachable } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { messageOf } from '#src/kinds.ts';
import { miniApp } from '#src/messages/mini-app.ts';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal } from '#test/fake-api.ts';
import { projectId, vacancyId as checkInId } from '#test/project-card.ts';
import { groupReader, readerOf } from '#test/reader.ts';
import { checkInMessage, checkInPress } from './check-ins.ts';
import { projectCheckMessage } from './project-checks.ts';
import { teamStuckMessage } from './team-stuck.ts';

const ids = { projectId, checkInId };
const card = (changes: Partial<CheckInCard> = {}): CheckInCard => ({
  ...ids,
  projectName: 'Бот',
  state: 'open',
  answer: null,
  isOwner: false,
  ...changes,
});
const labels = (changes: Partial<CheckInCard>) =>
  checkInMessage(card(changes), readerOf()).buttons.map((row) => row.map(({ text }) => text));
const made = ({ calls }: { calls: { endpoint: unknown }[] }) =>
  calls.filter(({ endpoint }) => endpoint !== setReachable && endpoint !== getProject);

describe('how it goes', () => {
  it('is asked with three answers', () => {
    expect(checkInMessage(card(), readerOf()).text.html).toBe('Как идёт «Бот»?');
    expect(labels({})).toEqual([['Идём', 'Медленно', 'Застряли'], ['Открыть проект'], ['Реже']]);
  });

  it('shows what was answered, which may be changed, and takes a few words', () => {
    expect(checkInMessage(card({ answer: 'slow' }), readerOf()).text.html).toMatch(
      /Ваш ответ: <b>медленно<\/b>/,
    );
    expect(labels({ answer: 'slow' })).toEqual([
      ['Идём', '✓ Медленно', 'Застряли'],
      ['Открыть проект'],
      ['Добавить пару слов'],
    ]);
  });

  it.each([
    [true, [['Найти человека'], ['Спросить модератора'], ['Закрыть проект']]],
    [false, [['Найти человека'], ['Спросить модератора']]],
  ])('asks who is stuck what is missing, the owner: %s', (isOwner, help) => {
    const message = checkInMessage(card({ answer: 'stuck', isOwner }), readerOf());
    expect(message.text.html).toMatch(/\n\nЧего не хватает\?$/);
    expect(labels({ answer: 'stuck', isOwner }).slice(2, -1)).toEqual(help);
  });

  it('leads the owner to the form of a vacancy and to the end of the project', () => {
    const { buttons } = checkInMessage(card({ answer: 'stuck', isOwner: true }), readerOf());
    expect(buttons.flat().filter((button) => 'webApp' in button)).toMatchObject([
      { webApp: `https://kollab.example/project/${projectId}/details` },
      { webApp: `https://kollab.example/vacancyform?project=${projectId}` },
      { webApp: `https://kollab.example/project/${projectId}/details?end=1` },
    ]);
  });

  it('asks nothing once its week is over', () => {
    expect(labels({ state: 'over', answer: 'stuck' })).toEqual([['Открыть проект']]);
  });
});

describe('a few words', () => {
  const link = `https://kollab.example/project/${projectId}/details?checkin=${checkInId}`;
  const question = (url = link) => {
    const text = 'Пара слов о том, как идёт: Бот.';
    const entity = { type: 'text_link', url, offset: text.indexOf('Бот'), length: 3 };
    return botMessage(text, { entities: [entity as never] });
  };

  it('are asked for in reply, with whose question it is in the link', async () => {
    const chat = await chatWithBot(() => ({ name: 'Бот' }));
    await chat.presses(checkInPress.pack({ action: 'line', ...ids }));
    expect(made(chat)).toEqual([]);
    expect(chat.telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        text: `Пара слов о том, как идёт: <a href="${link}">Бот</a>. Ответьте на это сообщение, увидит только команда.`,
        reply_markup: expect.objectContaining({
          force_reply: true,
          input_field_placeholder: 'До 200 знаков',
        }),
      }),
    ]);
  });

  it('go with the answer', async () => {
    const chat = await chatWithBot(() => ({}));
    await chat.says({ text: '  Ждём\nмакет ' }, question());
    expect(made(chat)).toMatchObject([
      { endpoint: answerCheckIn, params: ids, body: { line: 'Ждём макет' } },
    ]);
    expect(chat.telegram.callsOf('sendMessage')).toMatchObject([
      { text: 'Записали, команда увидит' },
    ]);
  });

  it.each([
    ['a sticker', { sticker: {} }, 'Нужен текст'],
    ['201 letters', { text: 'ы'.repeat(201) }, 'Не больше 200 знаков'],
  ])('after %s are asked for again', async (_, content, why) => {
    const chat = await chatWithBot(() => ({}));
    await chat.says(content, question());
    expect(made(chat)).toEqual([]);
    expect(chat.telegram.callsOf('sendMessage')).toMatchObject([
      { text: expect.stringContaining(`${why}. Как идёт: <a href="${link}">`) },
    ]);
  });

  it('after a command in their place are asked for again, as long as before', async () => {
    const chat = await chatWithBot(() => ({}));
    await chat.says({ text: '/start' }, question());
    expect(chat.telegram.callsOf('sendMessage').at(-1)).toMatchObject({
      text: expect.stringContaining(`как идёт: <a href="${link}">`),
      reply_markup: { input_field_placeholder: 'До 200 знаков' },
    });
  });

  it('that come late are refused in plain words', async () => {
    const chat = await chatWithBot(() => {
      throw refusal('checkInOver');
    });
    await chat.says({ text: 'Поздно' }, question());
    expect(chat.telegram.callsOf('sendMessage')).toMatchObject([
      { text: 'Ответы на этот вопрос уже собраны: скоро придёт новый' },
    ]);
  });

  it('in reply to a link of somebody else’s making are none', async () => {
    const chat = await chatWithBot(() => ({}));
    await chat.says({ text: 'Ждём' }, question(`${link}&more=1`));
    expect(made(chat)).toEqual([]);
  });
});

describe('whether a project goes on', () => {
  it.each([
    ['asked', [['Да, идёт', 'На паузу'], ['Открыть проект'], ['Реже']]],
    ['paused', [['Продолжить'], ['Открыть проект'], ['Реже']]],
    ['goesOn', [['Открыть проект']]],
    ['over', [['Открыть проект']]],
  ] as const)('offers its answers while it is %s', (state, expected) => {
    const message = projectCheckMessage({ projectId, projectName: 'Бот', state }, readerOf());
    expect(message.buttons.map((row) => row.map(({ text }) => text))).toEqual(expected);
  });
});

describe('moderators', () => {
  const person = { telegramId: 1001, name: 'Аня <Лис>', url: 'https://t.me/anya' };
  const event = { kind: 'teamStuck', projectId, projectName: 'Бот', person } as const;

  it('read which team asks for advice, and whom to write to', () => {
    const { text, buttons } = teamStuckMessage(event, groupReader);
    expect(text.html).toBe(
      '<b>Команда проекта «Бот» застряла</b>\nСпрашивает совета: <a href="https://t.me/anya">Аня &lt;Лис&gt;</a>',
    );
    expect(buttons).toMatchObject([[{ text: 'Открыть проект', startApp: expect.any(String) }]]);
  });

  it('of a group are told nothing of settings', () => {
    const app = miniApp('https://kollab.example');
    const { text } = messageOf({ event, languageCode: null, isGroup: true, messageId: null }, app);
    expect(text.html).not.toMatch(/settings/);
  });
});
