import { declinePair } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { pairCard } from '#test/people-cards.ts';
import { projectId as pairId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { pairMessage, pairPress } from './pairs.ts';

const data = (action: 'ask' | 'decline' | 'back') => pairPress.pack({ action, pairId });

describe('an invitation to apply together', () => {
  it('says who invites to what, and whether both are taken, with the way to answer', () => {
    expect(pairMessage(pairCard(), readerOf())).toEqual({
      text: {
        html: [
          '<b>Илья Ким</b> предлагает откликнуться вдвоём на вакансию «Дизайнер» в проекте «Бот для столовой».',
          '',
          'Вас возьмут обоих или никого.',
          'Ответ ждут до 30 ноября.',
        ].join('\n'),
      },
      buttons: [
        [{ text: 'Открыть', webApp: `https://kollab.example/pair/${pairId}` }],
        [{ text: 'Не в этот раз', callbackData: data('ask') }],
      ],
    });
    const apart = pairMessage(pairCard({ mayPart: true }), readerOf('en')).text.html;
    expect(apart).toContain('Apart is fine: one of you may be taken alone.');
  });

  it.each([
    ['agreed', 'Вы откликнулись вдвоём'],
    ['declined', 'Вы отказались'],
    ['over', 'Приглашение больше не действует'],
  ] as const)('that is %s asks no more', (state, text) => {
    const message = pairMessage(pairCard({ state }), readerOf());
    expect(message.buttons).toEqual([]);
    expect(message.text.html).toContain(`<b>${text}</b>`);
  });

  it('is declined with the second press alone', async () => {
    const { presses, calls, telegram } = await chatWithBot(() => ({}));
    const declined = () => calls.filter(({ endpoint }) => endpoint === declinePair);
    await presses(data('ask'), botMessage('x'));
    expect(JSON.stringify(telegram.callsOf('editMessageReplyMarkup'))).toContain(data('decline'));
    await presses(data('back'), botMessage('x'));
    expect(declined()).toEqual([]);
    expect(await presses(data('decline'), botMessage('x'))).toMatchObject({
      text: 'Хорошо, не в этот раз',
    });
    expect(declined()).toMatchObject([{ body: { pairId } }]);
  });
});
