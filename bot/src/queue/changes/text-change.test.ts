import { describe, expect, it } from 'vitest';
import { describeWords } from './text-change.ts';

const said = (before: string, after: string, length = 200) =>
  describeWords(before, after, length)?.html;

describe('a long text that changed', () => {
  it('strikes out what went and underlines what came', () => {
    expect(said('Ищу команду для <проекта>', 'Ищу друзей для <проекта>')).toBe(
      'Ищу <s>команду</s> <u>друзей</u> для &lt;проекта&gt;',
    );
  });

  it('shows only some of what stayed', () => {
    const long = 'слово '.repeat(60);
    const html = said(`${long}конец ${long}`, `${long}начало ${long}`) ?? '';
    expect(html).toMatch(/^…[^<>]+<s>конец<\/s> <u>начало<\/u>[^<>]+…$/);
    expect(html.length).toBeLessThan(140);
  });

  it('ends where its room ends', () => {
    const many = (word: string) => Array.from({ length: 90 }, (_, i) => `${word} и${i}`).join(' ');
    const html = said(many('до'), many('по'), 100) ?? '';
    expect(html.endsWith('…')).toBe(true);
    expect(html.replaceAll(/<[^>]*>/g, '').length).toBeLessThan(200);
  });

  it('cuts inside no word', () => {
    const words = ['перекрёсток', 'велосипед', 'мастерская', 'лаборатория', 'хакатон'];
    const text = Array.from({ length: 80 }, (_, place) => words[place % 5]).join(' ');
    const [stayed, came] = [`${text} было ${text}`, `${text} стало ${text} ${text} итог`];
    for (const room of [3, 40, 101, 200]) {
      const shown = (said(stayed, came, room) ?? '').replaceAll(/<[^>]*>/g, '');
      expect(shown).toContain('…');
      const whole = new Set([...words, 'было', 'стало', 'итог', '']);
      expect(shown.split(/[ …]+/).filter((word) => !whole.has(word))).toEqual([]);
    }
  });

  it('cuts a word without end', () => {
    const html = said('Раз два три', `Раз два три ${'ы'.repeat(9)} ${'щ'.repeat(5000)}`, 50) ?? '';
    expect(html.length).toBeLessThan(120);
    expect(said('Раз два три', `Раз два три${'щ'.repeat(5000)}`, 50)).toBeUndefined();
  });

  it('keeps nobody waiting, however different two long texts are', () => {
    const { user } = process.cpuUsage();
    expect(said('&<'.repeat(2000), 'Щ,'.repeat(2000))).toBeUndefined();
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
  });

  it('is left to others where hardly a word stayed', () => {
    expect(said('Совсем другое', 'Ничего общего')).toBeUndefined();
    expect(said('', 'Новое')).toBeUndefined();
  });
});
