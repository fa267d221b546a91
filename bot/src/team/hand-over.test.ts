import { describe, expect, it } from 'vitest';
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
