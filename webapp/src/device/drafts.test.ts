import { beforeEach, describe, expect, it } from 'vitest';
import { createDrafts, isRecord } from './drafts.ts';

interface Letter {
  text?: string;
  tags?: string[];
}

const drafts = createDrafts<Letter>({
  name: 'letters',
  version: 1,
  read: (kept) => (isRecord(kept) && typeof kept.text === 'string' ? { text: kept.text } : {}),
});

let me = 100;
let other = 101;
beforeEach(() => {
  me += 2;
  other = me + 1;
});

const there = { text: 'Было', tags: [] };

describe('a draft', () => {
  it('has only what differs, and what was there when it was begun', () => {
    drafts.save(me, 'a', { text: 'Стало', tags: [] }, there);
    drafts.save(me, 'a', { text: 'Иначе' }, { ...there, text: 'Было с другого телефона' });
    expect(drafts.get(me, 'a')).toMatchObject({
      values: { text: 'Иначе' },
      base: { text: 'Было' },
    });
    drafts.save(me, 'a', { text: 'Было' }, there);
    expect(drafts.all(me)).toEqual({});
  });

  it('loses what was sent and keeps what was changed meanwhile', () => {
    drafts.save(me, 'a', { text: 'Стало', tags: ['Go'] }, there);
    const sent = drafts.get(me, 'a').values;
    drafts.save(me, 'a', { text: 'Иначе' }, there);
    drafts.clearSent(me, 'a', sent);
    expect(drafts.get(me, 'a')).toEqual({
      values: { text: 'Иначе' },
      base: {},
      attempt: undefined,
    });
  });

  it('is one of many, each by its name, and a person’s own', () => {
    drafts.save(me, 'a', { text: 'Первое' }, {});
    drafts.save(me, 'b', { text: 'Второе' }, {});
    drafts.save(other, 'b', { text: 'Чужое' }, {});
    drafts.drop(me, 'a');
    expect(Object.keys(drafts.all(me))).toEqual(['b']);
    expect(drafts.get(other, 'b').values.text).toBe('Чужое');
    expect(localStorage.getItem(`kollab:letters:${me}`)).toContain('Второе');
  });
});

describe('the key it is sent with', () => {
  it('is the same for the same content, however often it is tried', () => {
    const first = drafts.keyFor(me, 'a', 'one');
    drafts.markRefused(me, 'a');
    expect(drafts.keyFor(me, 'a', 'one')).toBe(first);
    expect(drafts.keyFor(me, 'b', 'one')).not.toBe(first);
  });

  it('changes with the content once the server has refused', () => {
    const first = drafts.keyFor(me, 'a', 'one');
    drafts.markRefused(me, 'a');
    expect(drafts.keyFor(me, 'a', 'two')).not.toBe(first);
  });

  it('stays while no answer came, whatever is typed: it may have been done already', () => {
    const first = drafts.keyFor(me, 'a', 'one');
    drafts.save(me, 'a', { text: 'Иначе' }, there);
    drafts.save(me, 'a', { text: 'Было' }, there);
    expect(drafts.keyFor(me, 'a', 'two')).toBe(first);
    drafts.dropKey(me, 'a');
    expect(drafts.keyFor(me, 'a', 'two')).not.toBe(first);
  });
});

it('nonsense that a device kept is no draft', () => {
  const kept = {
    a: { values: { text: 'Письмо' }, attempt: { key: 5 } },
    b: 7,
    c: { values: null },
  };
  localStorage.setItem(
    'kollab:letters:77',
    JSON.stringify({ state: { drafts: kept }, version: 1 }),
  );
  expect(drafts.get(77, 'a')).toEqual({ values: { text: 'Письмо' }, base: {}, attempt: undefined });
  expect(Object.keys(drafts.all(77))).toEqual(['a']);
});
