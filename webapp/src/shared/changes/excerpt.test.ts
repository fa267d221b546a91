import { wordDiff } from '@kollab/contract/word-diff';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
const shown = (runs: ReturnType<typeof wordDiff>) =>
  runs.map(({ kind, text }) => marks[kind].join(text)).join('');

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
