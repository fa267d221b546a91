import { readyReasons } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { card } from '#test/card.ts';
import { projectCard, projectId } from '#test/project-card.ts';
import { groupReader, readerOf } from '#test/reader.ts';
import { untimed } from '#test/untimed.ts';
import { cardMessage, nameOnCard } from './card.ts';
import { projectCardMessage, projectNameOnCard } from './project-card.ts';

const at = '2026-11-21T11:31:00.000Z';
const decision = {
  status: 'Rejected' as const,
  name: 'Вера Орлова',
  at,
  reason: 'Ссылки: не открываются',
  rejectedFields: [
    { changeType: 'links', reason: 'не <открываются>' },
    { changeType: 'photo', reason: 'не видно лица' },
  ],
};
const appeal = {
  text: 'Ссылки <рабочие>,\nпроверьте ещё раз',
  reason: 'Не открываются',
  rejectedBy: 'Вера Орлова',
  rejectedAt: at,
  isOwnDecision: false,
};
const lastPart = (html: string) => html.split('\n\n').at(-1)?.split('\n');

describe('a card of a partial decision', () => {
  it('names each field that was turned down', () => {
    const { text, buttons } = cardMessage(card({ decision }), readerOf());
    expect(text.html).toMatch(/^<b>Профиль одобрен частично<\/b>\n/);
    expect(lastPart(untimed(text.html))).toEqual([
      'Одобрено частично: Вера Орлова, 21 ноября, 14:31 МСК',
      'Ссылки: не &lt;открываются&gt;',
      'Фото: не видно лица',
    ]);
    expect(buttons).toEqual([]);
  });

  it('of a project does so in English too', () => {
    const rejectedFields = [{ changeType: 'coverImage', reason: 'Too dark' }];
    const shown = projectCard({ decision: { ...decision, rejectedFields } });
    const { text } = projectCardMessage(shown, readerOf('en'));
    expect(text.html).toMatch(/^<b>Project approved in part<\/b>\n“/);
    expect(lastPart(untimed(text.html))).toEqual([
      'Approved in part: Вера Орлова, 21 November, 14:31 MSK',
      'Cover: Too dark',
    ]);
  });
});

describe('a card of an appeal', () => {
  it('says what the person says and what was decided before', () => {
    const { text, buttons } = cardMessage(card({ appeal }), readerOf());
    expect(text.html).toMatch(/^<b>Апелляция: профиль<\/b>\nАнна Ковалёва, МГУ, 3 курс\n/);
    expect(untimed(text.html)).toContain(
      [
        '',
        '<i>Апелляция</i>',
        'Ссылки &lt;рабочие&gt;,\nпроверьте ещё раз',
        'Прежний отказ (Вера Орлова, 21 ноября, 14:31 МСК): Не открываются',
        '',
      ].join('\n'),
    );
    expect(buttons.flat()).toHaveLength(4);
  });

  it('is not to be decided by who rejected', () => {
    const own = { ...appeal, isOwnDecision: true };
    const { text, buttons } = projectCardMessage(projectCard({ appeal: own }), readerOf('en'));
    expect(text.html).toContain('\nAnother moderator decides\n');
    expect(buttons).toEqual([
      [
        {
          text: 'Open',
          webApp: `https://kollab.example/moderation?kind=project&item=${projectId}`,
        },
      ],
    ]);
  });

  it('once decided shows the decision instead', () => {
    const { text } = cardMessage(
      card({ appeal, decision: { ...decision, status: 'Approved', rejectedFields: [] } }),
      readerOf(),
    );
    expect(text.html).toMatch(/^<b>Профиль одобрен<\/b>/);
    expect(text.html).not.toContain('рабочие');
  });
});

describe('a card in English', () => {
  it('gives ready reasons in English, of a field, of the whole and of what is appealed', () => {
    const [face] = readyReasons.profile;
    const rejectedFields = [{ changeType: 'photo', reason: face }];
    const partly = card({ decision: { ...decision, rejectedFields } });
    expect(cardMessage(partly, readerOf('en')).text.html).toContain(
      'Photo: The photo shows no face',
    );
    const whole = card({ decision: { ...decision, reason: face, rejectedFields: [] } });
    expect(cardMessage(whole, readerOf('en')).text.html).toContain(
      'Reason: The photo shows no face',
    );
    expect(cardMessage(whole, readerOf('ru')).text.html).toContain(`Причина: ${face}`);
    const appealed = card({ appeal: { ...appeal, reason: `Фото: ${face}` } });
    expect(untimed(cardMessage(appealed, readerOf('en')).text.html)).toContain(
      'MSK): Photo: The photo shows no face',
    );
  });

  it('speaks of a profile', () => {
    expect(cardMessage(card(), readerOf('en')).text.html).toBe(
      [
        '<b>Profile to review</b>',
        'Анна Ковалёва, МГУ, year 3',
        '',
        '<i>Short status</i>',
        '“Студентка” → “Ищу команду для хакатона”',
        '<i>Skills</i>',
        '+ C#, + SQL, − Photoshop',
      ].join('\n'),
    );
  });

  it('gives its name back for a question, whatever the language', () => {
    for (const reader of [readerOf('ru'), readerOf('en'), groupReader]) {
      const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '');
      expect(nameOnCard(plain(cardMessage(card(), reader).text.html))).toBe('Анна Ковалёва');
      const project = projectCardMessage(projectCard(), reader).text.html;
      expect(projectNameOnCard(plain(project))).toBe('Бот, который кормит');
    }
  });

  it('is Russian in a group, with a link to it in the queue', () => {
    const { text, buttons } = cardMessage(card(), groupReader);
    expect(text.html).toMatch(/^<b>Профиль на проверке<\/b>/);
    expect(buttons.flat().at(-1)).toEqual({ text: 'Открыть', startApp: 'qu_1001' });
  });
});
