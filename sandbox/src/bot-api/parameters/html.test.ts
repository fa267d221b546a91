import { expect, test } from 'vitest';
import { parseHtml } from './html.ts';
import { detectEntities } from './text.ts';

test('styles become entities counted in UTF-16 units', () => {
  const html =
    '🙂 <b>жирный <i>оба</i></b> <a href="https://example.org/?a=1&amp;b=2">ссылка</a> &lt;так&gt; <tg-spoiler>тайна</tg-spoiler>';
  expect(parseHtml(html)).toEqual({
    text: '🙂 жирный оба ссылка <так> тайна',
    entities: [
      { type: 'italic', offset: 10, length: 3 },
      { type: 'bold', offset: 3, length: 10 },
      { type: 'text_link', offset: 14, length: 6, url: 'https://example.org/?a=1&b=2' },
      { type: 'spoiler', offset: 27, length: 5 },
    ],
  });
});

test('code, quotes and the language of a code block are kept', () => {
  const html =
    '<pre><code class="language-ts">let a</code></pre><blockquote expandable>цитата</blockquote>';
  expect(parseHtml(html).entities).toEqual([
    { type: 'pre', language: 'ts', offset: 0, length: 5 },
    { type: 'expandable_blockquote', offset: 5, length: 6 },
  ]);
});

test('a moment is kept with how it is to be shown', () => {
  const html = 'в <tg-time unix="1647531900" format="Dt">22:45 МСК</tg-time>';
  expect(parseHtml(html)).toEqual({
    text: 'в 22:45 МСК',
    entities: [
      {
        type: 'date_time',
        unix_time: 1_647_531_900,
        date_time_format: 'Dt',
        offset: 2,
        length: 9,
      },
    ],
  });
});

test.each([
  ['<tg-time unix="вчера">x</tg-time>', 'Invalid date-time specified at byte offset 0'],
  ['<tg-time unix="1" format="H">x</tg-time>', 'Invalid date-time specified at byte offset 0'],
  ['a < b', 'Unclosed start tag at byte offset 2'],
  ['я <script>', 'Unsupported start tag "script" at byte offset 3'],
  ['<b>жирный', 'Can\'t find end tag corresponding to start tag "b"'],
  ['<b><i>x</b></i>', 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
  ['x</b>', 'Unexpected end tag at byte offset 1'],
  ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
])('%s is refused as Telegram refuses it', (html, reason) => {
  expect(() => parseHtml(html)).toThrow(`Bad Request: can't parse entities: ${reason}`);
});

test('text that only looks like a reference stays as it is', () => {
  expect(parseHtml('a & b &nbsp; &#1071; &#x42F;').text).toBe('a & b &nbsp; Я Я');
});

test.each([
  ['пишите @kollab_help', 'mention'],
  ['t.me/kollab_help', 'url'],
  ['Kollab.ru.', 'url'],
  ['tg://user?id=1', 'url'],
])('Telegram finds what is in %s, but not in code', (text, type) => {
  expect(detectEntities({ text, entities: [] }).entities).toMatchObject([{ type }]);
  const code = parseHtml(`<code>${text}</code>`);
  expect(detectEntities(code).entities).toMatchObject([{ type: 'code' }]);
});
