import { describe, expect, it } from 'vitest';
import { card } from '#test/card.ts';
import { readerOf } from '#test/reader.ts';
import { untimed } from '#test/untimed.ts';
import { cardMessage, nameOnCard } from './card.ts';

const reader = readerOf();
const textOf = (otherwise: Parameters<typeof card>[0]) =>
  cardMessage(card(otherwise), reader).text.html;
const vera = { telegramId: 2001, name: 'Вера Орлова', until: '2026-11-21T11:27:00.000Z' };
const linked = (name: string, text: string) =>
  `<a href="https://kollab.example/uploads/${name}.webp">${text}</a>`;
const decidedAt = '2026-11-21T11:31:00.000Z';

describe('a moderation card', () => {
  it('shows who it is and what changed, with four buttons', () => {
    expect(cardMessage(card(), reader)).toEqual({
      text: {
        html: [
          '<b>Профиль на проверке</b>',
          'Анна Ковалёва, МГУ, 3 курс',
          '',
          '<i>Короткий статус</i>',
          '«Студентка» → «Ищу команду для хакатона»',
          '<i>Навыки</i>',
          '+ C#, + SQL, − Photoshop',
        ].join('\n'),
      },
      buttons: [
        [
          { text: 'Одобрить', callbackData: 'm:a:1001:7', style: 'success' },
          { text: 'Отклонить', callbackData: 'm:r:1001:7', style: 'danger' },
        ],
        [
          { text: 'В работу', callbackData: 'm:t:1001:7' },
          { text: 'Открыть', webApp: 'https://kollab.example/moderation?kind=profile&item=1001' },
        ],
      ],
    });
  });

  it.each([
    ['serviceWord', '⚠️ Имя похоже на служебное'],
    ['mixedAlphabets', '⚠️ В имени смешаны алфавиты'],
  ] as const)('says why a name wants a second look: %s', (warning, words) => {
    const changes = [
      { changeType: 'firstName' as const, oldValue: '', newValue: 'Kollab', warning },
    ];
    expect(textOf({ changes })).toContain(`«Kollab»\n${words}`);
  });

  it('says who has taken it and offers to take it no more', () => {
    const message = cardMessage(card({ claimedBy: vera }), reader);
    expect(untimed(message.text.html)).toContain('\nВ работе: Вера Орлова, до 14:27 МСК\n');
    expect(message.buttons.flat().map(({ text }) => text)).toEqual([
      'Одобрить',
      'Отклонить',
      'Открыть',
    ]);
  });

  it.each([
    ['Approved', null, 'Одобрено: Вера Орлова, 21 ноября, 14:31 МСК'],
    [
      'Rejected',
      'Нет <описания>',
      'Отклонено: Вера Орлова, 21 ноября, 14:31 МСК\nПричина: Нет &lt;описания&gt;',
    ],
    ['Withdrawn', null, 'Отозвано'],
  ] as const)('once %s says so and has no buttons', (status, reason, line) => {
    const decision = { status, name: 'Вера Орлова', at: decidedAt, reason, rejectedFields: [] };
    const message = cardMessage(card({ claimedBy: vera, decision }), reader);
    expect(untimed(message.text.html).endsWith(`\n\n${line}`)).toBe(true);
    expect(message.text.html).not.toContain('В работе');
    expect(message.text.html).not.toContain('на проверке');
    expect(message.buttons).toEqual([]);
  });

  it('leaves out what the person has not filled in', () => {
    expect(textOf({ university: '', course: null }).split('\n')[1]).toBe('Анна Ковалёва');
  });

  it.each([
    [
      'statusShort',
      '',
      'Ищу <команду> & "друзей"',
      '«Ищу &lt;команду&gt; &amp; &quot;друзей&quot;»',
    ],
    ['major', null, 'Физика', '«Физика»'],
    ['major', 'Физика', '', '«Физика» → убрано'],
    ['course', 2, 3, '«2» → «3»'],
    ['statusLong', ['Раз'], ['Раз', 'Два'], '+ Два'],
    ['description', '', 'Строка\nи строка', '«Строка и строка»'],
    [
      'description',
      '',
      'ы'.repeat(2000),
      `<blockquote expandable>${'ы'.repeat(2000)}</blockquote>`,
    ],
    ['photo', null, '/uploads/a.webp', linked('a', 'добавлено')],
    [
      'photo',
      '/uploads/a.webp',
      '/uploads/b.webp',
      `${linked('b', 'новое фото')}, ${linked('a', 'что было')}`,
    ],
    ['photo', '/uploads/a.webp', null, `убрано, ${linked('a', 'что было')}`],
    ['tags', [{ tagName: 'C' }], [{ tagName: 'C#' }], '+ C#, − C'],
    ['tags', [], Array.from({ length: 13 }, (_, n) => `t${n}`), '+ t12</blockquote>'],
    ['links', [], [{ type: 'Сайт', url: 'https://a.example' }], '+ Сайт: https://a.example'],
    [
      'experiences',
      [],
      [{ company: 'Яндекс', department: 'Поиск', role: 'Стажёр', workDurationYears: 2 }],
      '+ Стажёр, Яндекс (Поиск), 2 года',
    ],
    ['experiences', [{ odd: true }], ['x'], '+ x'],
    ['tags', ['a'], ['a'], 'обновлено'],
  ] as const)('tells what became of %s: %o → %o', (changeType, oldValue, newValue, line) => {
    const last = textOf({ changes: [{ changeType, oldValue, newValue }] })
      .split('\n')
      .at(-1);
    expect(last).toBe(line);
  });

  it('says what came to a long list, with what is beyond eight in full or counted', () => {
    const newValue = Array.from({ length: 13 }, (_, n) => `t${n}`);
    const tags = { changeType: 'tags' as const, oldValue: [], newValue };
    const all = newValue.map((name) => `+ ${name}`).join('\n');
    expect(textOf({ changes: [tags] })).toContain(`<blockquote expandable>${all}</blockquote>`);
    const description = 'ы'.repeat(3870);
    const long = { changeType: 'description' as const, oldValue: '', newValue: description };
    expect(textOf({ changes: [long, tags] })).toContain(
      '+ t0, + t1, + t2, + t3, + t4, + t5, + t6, + t7 и ещё 5',
    );
  });

  it('cuts a text that a message has no room for', () => {
    const change = { changeType: 'description' as const, oldValue: '', newValue: 'ы'.repeat(4000) };
    expect(textOf({ changes: [change] })).toContain(`\n«${'ы'.repeat(100)}…»`);
  });

  it('shows a new photo above its text', () => {
    const change = { changeType: 'photo' as const, oldValue: null, newValue: '/uploads/a.webp' };
    const { picture } = cardMessage(card({ changes: [change] }), reader);
    expect(picture).toBe('https://kollab.example/uploads/a.webp');
    expect(cardMessage(card(), reader).picture).toBeUndefined();
  });

  it('gives back the name it shows', () => {
    expect(nameOnCard('Профиль на проверке\nАнна Ковалёва, МГУ, 3 курс')).toBe('Анна Ковалёва');
    expect(nameOnCard('')).toBe('');
  });
});
