import { packId } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { readerOf } from '#test/reader.ts';
import { reportCard } from '#test/report-card.ts';
import { untimed } from '#test/untimed.ts';
import { reportCardMessage } from './card.ts';

const packed = packId(reportCard().reportId);

describe('the card of a report', () => {
  it('says who is reported, for what and by whom', () => {
    expect(reportCardMessage(reportCard({ openCount: 3 }), readerOf())).toEqual({
      text: {
        html: [
          '<b>Новая жалоба</b>',
          'Профиль: Анна Ковалёва',
          'Реклама или спам',
          'От кого: Ольга Ким, <tg-time unix="1795259100" format="Dt">21 ноября, 14:05 МСК</tg-time>',
          'Всего открытых жалоб: 3',
          '',
          'Рассылает &lt;рекламу&gt;',
        ].join('\n'),
      },
      buttons: [
        [
          { text: 'Отклонить жалобу', callbackData: `r:d:${packed}` },
          { text: 'Скрыть', callbackData: `r:t:${packed}` },
        ],
        [
          {
            text: 'Предупредить, приостановить',
            webApp: `https://kollab.example/moderation?kind=report&item=${reportCard().reportId}`,
          },
        ],
      ],
    });
  });

  it.each([
    ['dismiss', 'жалоба отклонена'],
    ['block', 'скрыто от всех'],
    ['warn', 'предупреждение'],
    ['suspend', 'профиль приостановлен'],
  ] as const)('accuses no moderator of the decision: %s', (decision, said) => {
    const at = '2026-11-21T11:31:00.000Z';
    const decided = { decision, name: 'Даниил Орехов', at, comment: 'Повторно' };
    const { text } = reportCardMessage(reportCard({ decision: decided }), readerOf());
    expect(untimed(text.html).split('\n\n').at(-1)).toBe(
      `Решение: ${said}\nМодератор: Даниил Орехов, 21 ноября, 14:31 МСК\nПовторно`,
    );
  });

  it('once decided says what was decided and asks no more', () => {
    const decision = {
      decision: 'block' as const,
      name: 'Вера Орлова',
      at: '2026-11-21T11:31:00.000Z',
      comment: null,
    };
    const card = reportCard({ subjectType: 'project', subjectName: 'Bot', text: '', decision });
    const { text, buttons } = reportCardMessage(card, readerOf('en'));
    expect(untimed(text.html)).toBe(
      [
        '<b>Report reviewed</b>',
        'Project: “Bot”',
        'Advertising or spam',
        'From: Ольга Ким, 21 November, 14:05 MSK',
        '',
        'Decision: hidden from everyone',
        'Moderator: Вера Орлова, 21 November, 14:31 MSK',
      ].join('\n'),
    );
    expect(buttons).toEqual([]);
  });
});
