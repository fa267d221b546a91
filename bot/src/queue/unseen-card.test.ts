import { describe, expect, it } from 'vitest';
import { card } from '#test/card.ts';
import { projectCard } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { reasonButtons, stateAfter } from './buttons.ts';
import { cardMessage } from './card.ts';
import { projectCardMessage } from './project-card.ts';

const reader = readerOf();
const namesOf = (rows: readonly { text: string }[][]) =>
  rows.map((row) => row.map(({ text }) => text));

const text = 'Делаем карту тихих дворов. '.repeat(12);
const vacancies = Array.from({ length: 12 }, (_, n) => ({
  id: `v${n}`,
  title: `Роль ${n}`,
  level: null,
  experience: null,
  tags: [{ tagName: 'React' }],
  tasks: text,
  requirements: text,
  conditions: text,
  hoursAWeek: null,
  until: null,
}));
const large = projectCard({
  changes: [{ changeType: 'vacancies', oldValue: [], newValue: vacancies }],
});

describe('a card that does not show all', () => {
  it('says so and leads to the app, and offers no approval unseen', () => {
    const { text: told, buttons } = projectCardMessage(large, reader);
    expect(told.html).toContain('Здесь показано не всё. Целиком заявка есть в приложении.');
    expect(namesOf(buttons)).toEqual([['Посмотреть целиком'], ['Отклонить', 'В работу']]);
    const taken = { telegramId: 7, name: 'Вера', until: '2026-11-21T12:05:00.000Z' };
    const held = projectCardMessage({ ...large, claimedBy: taken }, reader);
    expect(namesOf(held.buttons)).toEqual([['Посмотреть целиком'], ['Отклонить']]);
  });

  it('is the same after a look at the reasons', () => {
    const submission = { kind: 'project', projectId: large.projectId, version: 3 } as const;
    for (const isTaken of [true, false]) {
      const state = { isTaken, isUnseen: true };
      const back = reasonButtons(submission, ['vacancies'], reader.texts, state).at(-1)?.[0];
      const [, action] = back && 'callbackData' in back ? back.callbackData.split(':') : [];
      expect(action).toBe(isTaken ? 'e' : 'd');
      expect(stateAfter(isTaken ? 'backUnseenTaken' : 'backUnseen')).toEqual(state);
    }
  });

  it('is none that can be unfolded in the chat', () => {
    const changes = [{ changeType: 'description' as const, oldValue: '', newValue: text }];
    const { text: told, buttons } = cardMessage(card({ changes }), reader);
    expect(told.html).not.toContain('Здесь показано не всё');
    expect(namesOf(buttons)[0]).toEqual(['Одобрить', 'Отклонить']);
  });

  it('names the tags that are new to the catalogue until it is decided', () => {
    const newTags = ['Бисер', '<script>'];
    expect(cardMessage(card({ newTags }), reader).text.html).toContain(
      '⚠️ Новые теги: Бисер, &lt;script&gt;',
    );
    expect(projectCardMessage(projectCard({ newTags }), reader).text.html).toContain('⚠️ Новые');
  });
});
