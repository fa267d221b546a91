import { describe, expect, it } from 'vitest';
import { differenceOf } from './field-difference.ts';

describe('old → new of a field', () => {
  it('is two texts for a line', () => {
    expect(
      differenceOf({ changeType: 'statusShort', oldValue: null, newValue: 'Ищу команду' }),
    ).toEqual({ kind: 'text', before: '', after: 'Ищу команду' });
    expect(differenceOf({ changeType: 'course', oldValue: 2, newValue: '3' })).toEqual({
      kind: 'text',
      before: '2',
      after: '3',
    });
  });

  it('is what came and went for a list', () => {
    expect(
      differenceOf({
        changeType: 'tags',
        oldValue: [{ tagName: 'Photoshop' }, { tagName: 'React' }],
        newValue: ['React', 'C#'],
      }),
    ).toEqual({ kind: 'chips', removed: ['Photoshop'], added: ['C#'] });
    expect(
      differenceOf({
        changeType: 'links',
        oldValue: [{ type: 'Сайт', url: 'https://a.example' }],
        newValue: [{ type: 'Сайт', url: 'https://b.example' }],
      }),
    ).toEqual({
      kind: 'chips',
      removed: ['Сайт: https://a.example'],
      added: ['Сайт: https://b.example'],
    });
  });

  it('says when only the order is new', () => {
    expect(
      differenceOf({ changeType: 'statusLong', oldValue: ['а', 'б'], newValue: ['б', 'а'] }),
    ).toEqual({ kind: 'order', items: ['б', 'а'] });
  });

  it('is what came and went line by line for what is long', () => {
    expect(
      differenceOf({ changeType: 'statusLong', oldValue: ['а', 'б'], newValue: ['б', 'в'] }),
    ).toEqual({ kind: 'items', removed: ['а'], added: ['в'] });
  });

  it('is two pictures for a cover', () => {
    expect(
      differenceOf({ changeType: 'coverImage', oldValue: null, newValue: '/uploads/a.webp' }),
    ).toEqual({ kind: 'cover', before: undefined, after: '/uploads/a.webp' });
  });

  it('survives values it does not know', () => {
    expect(
      differenceOf({ changeType: 'experiences', oldValue: undefined, newValue: [{ odd: 1 }] }),
    ).toEqual({ kind: 'items', removed: [], added: ['{"odd":1}'] });
  });
});
