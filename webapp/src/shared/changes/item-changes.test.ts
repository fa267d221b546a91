import { describe, expect, it } from 'vitest';
import { differenceOf } from './field-difference.ts';
import { itemChanges, keptVacancies } from './item-changes.ts';
import { itemKinds } from './item-kinds.ts';

const designer = { id: 'a', title: 'Дизайнер', level: null, tags: [], tasks: 'Рисовать' };
const writer = { id: 'b', title: 'Редактор', level: 'Junior', tags: [], tasks: 'Писать' };
const vacancyChanges = (before: unknown, after: unknown) =>
  itemChanges(before, after, itemKinds.vacancies);
const changes = (before: unknown, after: unknown) =>
  vacancyChanges(before, after).map(({ kind, title, parts }) =>
    [kind, title].concat(parts.map(({ changeType }) => changeType)),
  );

describe('what became of a project’s vacancies', () => {
  it('is the fields of the one that changed, not of those that stay', () => {
    const asked = { ...designer, level: 'Middle', tags: [{ tagName: 'Figma' }] };
    expect(changes([designer, writer], [asked, writer])).toEqual([
      ['changed', 'Дизайнер', 'level', 'tags'],
    ]);
    expect(keptVacancies([designer, writer], [asked, writer])).toEqual(['Редактор']);
  });

  it('says hours and the last day, before and after', () => {
    const asked = { ...designer, hoursAWeek: 6, until: '2099-12-12' };
    const [change] = vacancyChanges([{ ...designer, hoursAWeek: 4, until: null }], [asked]);
    expect(change?.parts).toEqual([
      { changeType: 'hoursAWeek', oldValue: 4, newValue: 6 },
      { changeType: 'until', oldValue: null, newValue: '12 декабря 2099 г.' },
    ]);
  });

  it('is every field of one that came or went', () => {
    expect(changes([writer], [designer])).toEqual([
      ['added', 'Дизайнер', 'title', 'tasks'],
      ['removed', 'Редактор', 'title', 'level', 'tasks'],
    ]);
    expect(changes(null, [designer])).toEqual([['added', 'Дизайнер', 'title', 'tasks']]);
  });

  it('knows a renamed vacancy by its id, and one without an id by its title', () => {
    expect(changes([designer], [{ ...designer, title: 'Художник' }])).toEqual([
      ['changed', 'Художник', 'title'],
    ]);
    const { id: _, ...nameless } = { ...designer, tasks: 'Чертить' };
    expect(changes([designer], [nameless])).toEqual([['changed', 'Дизайнер', 'tasks']]);
  });

  it('is only an order where nothing else is new', () => {
    const [oldValue, newValue] = [
      [designer, writer],
      [writer, designer],
    ];
    expect(differenceOf({ changeType: 'vacancies', oldValue, newValue })).toMatchObject({
      kind: 'order',
    });
  });
});
