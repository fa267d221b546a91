import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { wordDiff } from './word-diff.ts';

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
});

describe('an excerpt', () => {
  const long = 'слово '.repeat(100);

  it('is not needed for a short text', () => {
    expect(excerptOf(wordDiff('Ищу команду', 'Ищу друзей'), 100)).toBeUndefined();
  });

  it('begins near the first change and has 100 letters of the new text', () => {
    const excerpt = excerptOf(wordDiff(`${long}конец ${long}`, `${long}начало ${long}`), 100);
    expect(excerpt?.isCutBefore).toBe(true);
    expect(excerpt?.isCutAfter).toBe(true);
    expect(shown(excerpt?.runs ?? [])).toMatch(/^(слово )+\[-конец-\]\{\+начало\+\} слово/);
    const now = excerpt?.runs.filter(({ kind }) => kind !== 'removed') ?? [];
    expect(now.map(({ text }) => text).join('')).toHaveLength(100);
  });

  it('shows 100 letters of both where a long text was replaced', () => {
    const excerpt = excerptOf(wordDiff('а'.repeat(500), 'б'.repeat(500)), 100);
    expect(excerpt?.runs).toEqual([
      { kind: 'removed', text: 'а'.repeat(100) },
      { kind: 'added', text: 'б'.repeat(100) },
    ]);
    expect(excerpt?.isCutAfter).toBe(true);
  });

  it('shows what went from the end of a text that stays', () => {
    const excerpt = excerptOf(wordDiff(`${long}лишнее`, long.trimEnd()), 100);
    expect(shown(excerpt?.runs ?? [])).toContain('лишнее-]');
    expect(excerpt?.isCutAfter).toBe(false);
  });
});
