import { expect, test } from 'vitest';
import { article, ask } from '#test/inline.ts';
import { ANYA, refusalOf, testSandbox } from '#test/test-sandbox.ts';

test.each([
  [
    'too many',
    Array.from({ length: 51 }, (_, at) => article(String(at))),
    'too many inline query results specified',
  ],
  ['an empty id', [article('')], 'RESULT_ID_EMPTY'],
  ['an id over 64 bytes', [article('ы'.repeat(33))], 'RESULT_ID_INVALID'],
  ['one id twice', [article('a'), article('a')], 'RESULT_ID_DUPLICATE'],
  ['no title', [{ ...article('a'), title: '' }], 'ARTICLE_TITLE_EMPTY'],
  ['a text too long', [article('a', 'я'.repeat(4097))], 'MESSAGE_TOO_LONG'],
  ['no text', [article('a', '')], "can't parse InlineQueryResult: Message text is empty"],
  [
    'broken HTML',
    [article('a', '<b>')],
    "can't parse InlineQueryResult: Can't parse entities: Can't find end tag corresponding to start tag \"b\"",
  ],
])('results with %s are refused', async (_what, results, reason) => {
  const { bot, control } = await testSandbox();
  const waiting = ask(control, ANYA, { query: '' });
  const id = (await bot.api.getUpdates({ timeout: 10 }))[0]?.inline_query?.id ?? '';
  expect(await refusalOf(bot.api.answerInlineQuery(id, results))).toBe(`Bad Request: ${reason}`);
  await bot.api.answerInlineQuery(id, [article('ы'.repeat(32))]);
  expect((await waiting).status).toBe(200);
});

test('a web app cannot travel under an inline result, nor can another type of result', async () => {
  const { bot } = await testSandbox();
  const button = { text: 'Открыть', web_app: { url: 'https://kollab.test/' } };
  const withWebApp = { ...article('a'), reply_markup: { inline_keyboard: [[button]] } };
  expect(await refusalOf(bot.api.answerInlineQuery('1', [withWebApp]))).toBe(
    'Bad Request: BUTTON_TYPE_INVALID',
  );
  const photo = { type: 'photo', id: 'a', photo_url: 'https://a.test', thumbnail_url: '' } as const;
  expect(await refusalOf(bot.api.answerInlineQuery('1', [photo]))).toBe(
    'Bad Request: can\'t parse InlineQueryResult: type "photo" is unsupported for the inline query result',
  );
});

test.each([
  ['', "can't use empty start_parameter"],
  ['x'.repeat(65), 'too long start_parameter specified'],
  ['привет', 'unallowed characters in start_parameter are used'],
])('a start parameter of a button must be one: %s', async (start_parameter, reason) => {
  const { bot } = await testSandbox();
  const button = { text: 'Начать', start_parameter };
  expect(await refusalOf(bot.api.answerInlineQuery('1', [], { button }))).toBe(
    `Bad Request: ${reason}`,
  );
});
