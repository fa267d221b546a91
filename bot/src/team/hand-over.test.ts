import { answerHandOver, setReachable } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { refusal } from '#test/fake-api.ts';
import { handOverCard } from '#test/people-cards.ts';
import { projectId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { handOverMessage, handOverPress } from './hand-over.ts';

const reader = readerOf();
const open = {
  text: 'Открыть проект',
  webApp: `https://kollab.example/project/${projectId}/details`,
};

describe('the card of an offered project', () => {
  it('says who offers it, with a yes and a no', () => {
    expect(handOverMessage(handOverCard({ ownerName: 'Ольга <Ким>' }), reader)).toEqual({
      text: {
        html: '<b>Ольга &lt;Ким&gt;</b> предлагает вам стать владельцем проекта «Бот для столовой».',
      },
      buttons: [
        [
          {
            text: 'Принять',
            callbackData: handOverPress.pack({ action: 'accept', projectId }),
            style: 'success',
          },
          {
            text: 'Отказаться',
            callbackData: handOverPress.pack({ action: 'ask', projectId }),
            style: 'danger',
          },
        ],
        [open],
      ],
    });
  });

  it.each([
    ['accepted', 'Теперь вы владелец проекта «Бот для столовой».', [[open]]],
    ['declined', 'Вы отказались стать владельцем проекта «Бот для столовой».', [[open]]],
    ['over', 'Предложение стать владельцем проекта «Бот для столовой» больше не действует.', []],
  ] as const)('says what became of it: %s', (state, html, buttons) => {
    expect(handOverMessage(handOverCard({ state }), reader)).toEqual({ text: { html }, buttons });
  });
});

describe('the buttons of an offered project', () => {
  it.each([
    ['accept', true, 'accepted', 'Теперь вы владелец'],
    ['decline', false, 'declined', 'Вы отказались'],
  ] as const)('answer for the member: %s', async (action, accept, result, text) => {
    const { presses, calls } = await chatWithBot(() => ({ projectId, result }));
    expect(await presses(handOverPress.pack({ action, projectId }))).toMatchObject({ text });
    expect(calls.filter(({ endpoint }) => endpoint !== setReachable)).toMatchObject([
      { endpoint: answerHandOver, body: { accept, projectId } },
    ]);
  });

  it.each([
    ['handOverAnswered', 'уже обработано'],
    ['handOverNotFound', 'Предложение больше не действует'],
  ] as const)('are always answered: %s is «%s»', async (code, text) => {
    const { presses } = await chatWithBot(() => {
      throw refusal(code);
    });
    expect(await presses(handOverPress.pack({ action: 'accept', projectId }))).toMatchObject({
      text,
    });
  });
});
