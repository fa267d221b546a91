import { describe, expect, it } from 'vitest';
import { touches, wordDiff } from './word-diff.ts';

const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
const shown = (runs: ReturnType<typeof wordDiff>) =>
  runs.map(({ kind, text }) => marks[kind].join(text)).join('');
const said = (before: string, after: string) => shown(wordDiff(before, after));

describe('a changed text', () => {
  it('is compared by words, Cyrillic ones too', () => {
    expect(said('Ищу команду для проекта', 'Ищу наставника для большого проекта')).toBe(
      'Ищу [-команду-]{+наставника+} для {+большого +}проекта',
    );
    expect(said('Пишу на C, давно и много', 'Пишу на C#, давно и много')).toBe(
      'Пишу на [-C-]{+C#+}, давно и много',
    );
  });

  it('keeps words with a hyphen whole', () => {
    expect(said('Санкт-Петербург, северный город', 'Санкт-Петербуржец, северный город')).toBe(
      '[-Санкт-Петербург-]{+Санкт-Петербуржец+}, северный город',
    );
  });

  it('joins changes with only a space between them', () => {
    expect(said('Давно рисую красивые карты городов', 'Давно черчу точные карты городов')).toBe(
      'Давно [-рисую красивые-]{+черчу точные+} карты городов',
    );
  });

  it('is another text where hardly a word stayed', () => {
    expect(said('Старое имя', 'Новое название')).toBe('[-Старое имя-]{+Новое название+}');
    expect(said('', 'Новое')).toBe('{+Новое+}');
    expect(said('Старое', '')).toBe('[-Старое-]');
  });

  it.each([
    ['Старое имя и вещь', 'Новое название и предмет'],
    ['а, б, в, г', 'д, е, ж, з'],
    ['Да', 'Да и ещё много других слов'],
    ['Да и ещё много других слов', 'Да'],
  ])('is another text where what stayed makes no sentence: «%s» and «%s»', (before, after) => {
    expect(said(before, after)).toBe(`[-${before}-]{+${after}+}`);
  });

  it.each([
    ['абв гдежзик', 'абв лмнопрс', 'абв [-гдежзик-]{+лмнопрс+}'],
    ['1 2 3 а', '1 2 3 б', '1 2 3 [-а-]{+б+}'],
    ['Давно и много рисую ', 'Давно и много черчу ', 'Давно и много [-рисую-]{+черчу+} '],
    ['Карты, давно', 'Карты; давно', 'Карты[-,-]{+;+} давно'],
    ['Давно рисую. Карты', 'Давно рисую! Карты', 'Давно рисую[-.-]{+!+} Карты'],
    ['Много  карт', 'Много карт', 'Много[-  -]{+ +}карт'],
    ['Знаю C++ давно', 'Знаю C давно', 'Знаю [-C++-]{+C+} давно'],
    ['В 2024 году', 'В 2025 году', 'В [-2024-]{+2025+} году'],
    ['Я з 5’ятьма людьми', 'Я з 6’ятьма людьми', 'Я з [-5’ятьма-]{+6’ятьма+} людьми'],
    [
      'Живу в Улан-Удэ-2 давно',
      'Живу в Улан-Удэ-3 давно',
      'Живу в [-Улан-Удэ-2-]{+Улан-Удэ-3+} давно',
    ],
    ['Мой за́мок далеко', 'Мой замо́к далеко', 'Мой [-за́мок-]{+замо́к+} далеко'],
  ])('from «%s» to «%s» is %s', (before, after, diff) => {
    expect(said(before, after)).toBe(diff);
  });

  it('gives both texts back, whatever they are', () => {
    const before = 'Один, два.\n\nТри 👩‍👩‍👧 — четыре!  Пять';
    const after = 'Один, 2.\nТри 👩‍👩‍👧 — четыре?  Пять шесть';
    const runs = wordDiff(before, after);
    const without = (kind: string) =>
      runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('of more edits than can be looked for is another text, and an empty one is no run', () => {
    const text = Array.from({ length: 600 }, (_, index) => `слово${index}`).join(' ');
    const everyFourth = text.replaceAll(/слово(\d*[048])\b/g, 'дело$1');
    const longer = `${text} ${text}`;
    const edited = `${everyFourth} ${everyFourth}`;
    expect(wordDiff(longer, edited).map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(wordDiff(text, everyFourth).length).toBeGreaterThan(100);
    expect(wordDiff('', text)).toEqual([{ kind: 'added', text }]);
    expect(wordDiff(text, '')).toEqual([{ kind: 'removed', text }]);
    expect(wordDiff(text, text.replaceAll('слово', 'дело')).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ]);
  });

  it.each([
    ['removed', 'а', 'added', 'б', true],
    ['removed', 'а', 'added', 'б в', true],
    ['removed', 'а б', 'added', 'в', true],
    ['removed', 'а ', 'added', 'б', false],
    ['removed', 'а', 'added', ' б', false],
    ['removed', 'а', 'same', 'б', false],
    ['same', 'а', 'added', 'б', false],
    ['added', 'а', 'removed', 'б', false],
  ] as const)('%s «%s» and %s «%s» touch: %s', (kind, text, nextKind, next, isTouching) => {
    expect(touches({ kind, text }, { kind: nextKind, text: next })).toBe(isTouching);
    expect(touches(undefined, { kind: nextKind, text: next })).toBe(false);
  });

  it('knows where what came would be read as one word with what went', () => {
    const touching = (before: string, after: string) => {
      const runs = wordDiff(before, after);
      return runs.some((run, index) => touches(runs[index - 1], run));
    };
    expect(touching('Here we always look after', 'Here we always warm')).toBe(true);
    expect(touching('Ищу команду мечты', 'Ищу команду')).toBe(false);
    expect(touching('Ищу команду', 'Ищу команду мечты')).toBe(false);
  });
});
