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
    expect(wordDiff('', text)).toEqual([{ kind: 'added', text }]);
    expect(wordDiff(text, '')).toEqual([{ kind: 'removed', text }]);
    expect(wordDiff(text, text.replaceAll('слово', 'дело')).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ]);
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
