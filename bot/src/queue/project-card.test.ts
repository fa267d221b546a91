import { packId, type ProjectChange } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { projectCard, projectId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { untimed } from '#test/untimed.ts';
import { projectCardMessage, projectNameOnCard } from './project-card.ts';

const reader = readerOf();
const textOf = (otherwise: Parameters<typeof projectCard>[0]) =>
  projectCardMessage(projectCard(otherwise), reader).text.html;
const vera = { telegramId: 2001, name: 'Вера Орлова', until: '2026-11-21T11:27:00.000Z' };

const saidOf = (changeType: ProjectChange['changeType'], oldValue: unknown, newValue: unknown) =>
  textOf({ changes: [{ changeType, oldValue, newValue }] })
    .replace(/\n\n<i>Здесь показано не всё[^<]*<\/i>$/, '')
    .split('</i>\n')
    .at(-1);

const linked = (name: string, text: string) =>
  `<a href="https://kollab.example/uploads/${name}.webp">${text}</a>`;

const vacancy = (more: object = {}) => ({
  id: 'v1',
  title: 'Дизайнер',
  level: null,
  experience: null,
  tags: [{ tagName: 'Figma' }],
  tasks: '',
  requirements: '',
  conditions: '',
  ...more,
});

describe('the card of a submitted project', () => {
  it('shows whose it is and what changed, with four buttons', () => {
    const packed = packId(projectId);
    expect(projectCardMessage(projectCard(), reader)).toEqual({
      text: {
        html: [
          '<b>Проект на проверке</b>',
          '«Бот, который кормит»',
          'Владелец: Ольга Ким',
          '',
          '<i>Стадия</i>',
          '«Seed Stage»',
          '<i>Описание</i>',
          '«Меню столовой в чате»',
          '<i>Теги</i>',
          '+ C#, + React',
        ].join('\n'),
      },
      buttons: [
        [
          { text: 'Одобрить', callbackData: `n:a:${packed}:3`, style: 'success' },
          { text: 'Отклонить', callbackData: `n:r:${packed}:3`, style: 'danger' },
        ],
        [
          { text: 'В работу', callbackData: `n:t:${packed}:3` },
          {
            text: 'Открыть',
            webApp: `https://kollab.example/moderation?kind=project&item=${projectId}`,
          },
        ],
      ],
    });
  });

  it('names who comes into the team by name alone, before the first approval', () => {
    const guests = ['Пётр Ильич', 'Зоя <3'];
    expect(textOf({ guests })).toContain('\nВ команде: Пётр Ильич, Зоя &lt;3\n');
    expect(textOf({ guests, isEdit: true })).not.toContain('Пётр');
  });

  it('calls an edit one and says who has taken it', () => {
    const text = textOf({ isEdit: true, claimedBy: vera });
    expect(text).toMatch(/^<b>Правка проекта на проверке<\/b>\n/);
    expect(untimed(text)).toContain('\nВ работе: Вера Орлова, до 14:27 МСК\n');
  });

  it.each([
    ['Approved', 'Проект одобрен', 'Одобрено: Вера Орлова, 21 ноября, 14:31 МСК'],
    ['Rejected', 'Проект отклонён', 'Причина: Мало'],
    ['Withdrawn', 'Заявка отозвана', 'Отозвано'],
  ] as const)('once %s says so and has no buttons', (status, title, line) => {
    const reason = status === 'Rejected' ? 'Мало' : null;
    const at = '2026-11-21T11:31:00.000Z';
    const decision = { status, name: 'Вера Орлова', at, reason, rejectedFields: [] };
    const message = projectCardMessage(projectCard({ isEdit: true, decision }), reader);
    expect(message.text.html).toMatch(new RegExp(`^<b>${title}</b>`));
    expect(untimed(message.text.html).endsWith(`\n${line}`)).toBe(true);
    expect(message.buttons).toEqual([]);
  });

  it.each([
    ['name', 'Бот', 'Бот <2>', '«Бот» → «Бот &lt;2&gt;»'],
    ['stage', 'Seed Stage', 'Growth Stage', '«Seed Stage» → «Growth Stage»'],
    ['description', '', 'ы'.repeat(4000), `«${'ы'.repeat(250)}…»`],
    ['description', '', 'ы'.repeat(400), `<blockquote expandable>${'ы'.repeat(400)}</blockquote>`],
    ['coverImage', null, '/uploads/a.webp', linked('a', 'добавлена')],
    [
      'coverImage',
      '/uploads/a.webp',
      '/uploads/b.webp',
      `${linked('b', 'новая')}, ${linked('a', 'что было')}`,
    ],
    ['coverImage', '/uploads/a.webp', null, `убрана, ${linked('a', 'что было')}`],
    ['tags', [{ tagName: 'C' }], [{ tagName: 'C#' }], '+ C#, − C'],
  ] as const)('tells what became of %s: %o → %o', (field, before, after, said) => {
    expect(saidOf(field, before, after)).toBe(said);
  });

  it('tells of a new vacancy what it is about', () => {
    const added = vacancy({
      level: 'Junior',
      experience: 'Без опыта',
      tags: ['Figma', { tagName: 'UI' }],
      tasks: 'т'.repeat(1500),
      conditions: 'Удалённо,\nпо вечерам',
    });
    expect(saidOf('vacancies', [], [added])).toBe(
      [
        '<blockquote expandable>+ Дизайнер',
        'Уровень: «Junior»',
        'Опыт: «Без опыта»',
        'Навыки: «Figma, UI»',
        `Задачи: «${'т'.repeat(1500)}»`,
        'Условия: «Удалённо, по вечерам»</blockquote>',
      ].join('\n'),
    );
  });

  it('tells hours and the last day of a vacancy, before and after', () => {
    const before = vacancy({ hoursAWeek: 4 });
    const after = vacancy({ hoursAWeek: 6, until: '2030-12-12' });
    expect(saidOf('vacancies', [before], [after])).toBe(
      ['Изменена: Дизайнер', 'Часов в неделю: «4» → «6»', 'Набор до: «12 декабря 2030 г.»'].join(
        '\n',
      ),
    );
  });

  it('tells of a changed vacancy only what changed, and which is gone', () => {
    const before = [vacancy(), vacancy({ id: 'v2', title: 'Повар' }), vacancy({ id: 'v3' })];
    const after = [vacancy({ id: 'v3' }), vacancy({ title: 'Художник', tasks: 'Рисовать' })];
    expect(saidOf('vacancies', before, after)).toBe(
      [
        'Изменена: Художник',
        'Название: «Дизайнер» → «Художник»',
        'Задачи: «Рисовать»',
        '− Повар',
      ].join('\n'),
    );
  });

  it.each([
    ['another order', [vacancy(), vacancy({ id: 'v2' })], [vacancy({ id: 'v2' }), vacancy()]],
    ['what it cannot read', [{ odd: true }], 'odd'],
  ])('says that there is something new in %s', (_, before, after) => {
    expect(saidOf('vacancies', before, after)).toBe('обновлено');
  });

  it('knows a vacancy without an id by its title', () => {
    const before = [vacancy({ id: undefined })];
    const after = [vacancy({ id: 'fresh', tasks: 'Рисовать' })];
    expect(saidOf('vacancies', before, after)).toBe('Изменена: Дизайнер\nЗадачи: «Рисовать»');
  });

  it('names as many vacancies as there is room for, and counts the others', () => {
    const [tasks, requirements, conditions] = ['т', 'р', 'у'].map((sign) => sign.repeat(300));
    const many = Array.from({ length: 20 }, (_, n) =>
      vacancy({ id: `v${n}`, title: `Роль ${n}`, tasks, requirements, conditions }),
    );
    const lines = saidOf('vacancies', [], many)?.split('\n') ?? [];
    const named = lines.filter((line) => line.startsWith('+ ')).length;
    expect(named).toBeGreaterThan(5);
    expect(lines.at(-1)).toBe(`и ещё ${20 - named}`);
  });

  it('gives back the name it shows', () => {
    expect(projectNameOnCard('Проект на проверке\n«Бот, который кормит»\nВладелец: Ольга')).toBe(
      'Бот, который кормит',
    );
    expect(projectNameOnCard('')).toBe('');
  });
});
