import type { Context, Filter } from 'grammy';
import { expect, test, vi } from 'vitest';
import { article, ask, askedOf } from '#test/inline.ts';
import { ANYA, refusalOf, runBot, testSandbox } from '#test/test-sandbox.ts';

const ILYA = 7_000_000_002;
const tooOld = 'Bad Request: query is too old and response timeout expired or query ID is invalid';

async function answering(answer: (ctx: Filter<Context, 'inline_query'>) => Promise<unknown>) {
  const opened = await testSandbox();
  const asked: string[] = [];
  opened.bot.on('inline_query', async (ctx) => {
    asked.push(ctx.inlineQuery.query);
    await answer(ctx);
  });
  await runBot(opened.bot);
  return { ...opened, asked };
}

test('the bot says that it can be asked inline', async () => {
  const { bot } = await testSandbox();
  expect(await bot.api.getMe()).toMatchObject({ supports_inline_queries: true });
});

test('an inline query comes with the updates nobody has to ask for, and is answered once', async () => {
  const { bot, control } = await testSandbox();
  const waiting = ask(control, ANYA, { query: 'карта', offset: '20' });
  const [update] = await bot.api.getUpdates({ timeout: 10 });
  expect(update?.inline_query).toEqual({
    id: expect.stringMatching(/^\d+$/u),
    from: expect.objectContaining({ id: ANYA, first_name: 'Аня' }),
    query: 'карта',
    offset: '20',
    chat_type: 'sender',
  });
  const id = update?.inline_query?.id ?? '';
  const results = [{ ...article('a'), description: 'Описание', thumbnail_url: 'https://a.test/1' }];
  await bot.api.answerInlineQuery(id, results, { next_offset: '40' });
  expect(await waiting).toMatchObject({
    status: 200,
    body: {
      results: [
        { id: 'a', title: 'Проект a', description: 'Описание', thumbnailUrl: 'https://a.test/1' },
      ],
      nextOffset: '40',
      cacheTime: 300,
      isPersonal: false,
    },
  });
  expect(await refusalOf(bot.api.answerInlineQuery(id, results))).toBe(tooOld);
});

test('a query that nobody answers ends, and a late answer is refused', async () => {
  const { bot, control } = await testSandbox({ answerWithinMs: 50 });
  const waiting = ask(control, ANYA, { query: 'долго' });
  const [update] = await bot.api.getUpdates({ timeout: 10 });
  expect((await waiting).status).toBe(504);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  const late = refusalOf(bot.api.answerInlineQuery(update?.inline_query?.id ?? '', []));
  expect(await late).toBe(tooOld);
  vi.useRealTimers();
});

test('the chosen result is a message of the person, via the bot, with its buttons', async () => {
  const url = 'https://t.me/kollab_bot?startapp=project_1';
  const reply_markup = { inline_keyboard: [[{ text: 'Открыть', url }]] };
  const messages: unknown[] = [];
  const { bot, control } = await testSandbox();
  bot.on('inline_query', async (ctx) => {
    await ctx.answerInlineQuery([{ ...article('a'), reply_markup }]);
  });
  bot.on('message', (ctx) => void messages.push(ctx.message));
  await runBot(bot);
  const { queryId } = askedOf(await ask(control, ANYA, { query: '' }));
  const path = `/chats/${ANYA}/inline-queries/${queryId}/choose`;
  expect(await control.request('POST', path, { resultId: 'b' })).toMatchObject({ status: 404 });
  const chosen = await control.request('POST', path, { resultId: 'a' });
  expect(chosen).toMatchObject({
    status: 201,
    body: {
      from: 'person',
      viaBot: 'kollab_sandbox_bot',
      text: 'Смотрите: a',
      entities: [{ type: 'bold', offset: 10, length: 1 }],
      buttons: [[{ text: 'Открыть', url }]],
    },
  });
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  expect(messages[0]).toMatchObject({
    from: { id: ANYA },
    via_bot: { is_bot: true, username: 'kollab_sandbox_bot' },
    text: 'Смотрите: a',
    reply_markup,
  });
  expect(await control.messages(ANYA)).toHaveLength(1);
});

test('nobody chooses from what another person was shown', async () => {
  const { control } = await answering((ctx) => ctx.answerInlineQuery([article('a')]));
  const { queryId } = askedOf(await ask(control, ANYA, { query: '' }));
  const path = `/chats/${ILYA}/inline-queries/${queryId}/choose`;
  expect((await control.request('POST', path, { resultId: 'a' })).status).toBe(404);
});

test('a choice is told to who asked to be told', async () => {
  const { bot, control } = await testSandbox();
  const choose = async (query: string) => {
    const waiting = ask(control, ANYA, { query });
    await vi.waitFor(async () => {
      const id = (await bot.api.getUpdates()).at(-1)?.inline_query?.id;
      if (id === undefined) throw new Error('The query has not come yet');
      await bot.api.answerInlineQuery(id, [article('a')]);
    });
    const { queryId } = askedOf(await waiting);
    const path = `/chats/${ANYA}/inline-queries/${queryId}/choose`;
    await control.request('POST', path, { resultId: 'a' });
    return (await bot.api.getUpdates({ offset: -1 }))[0];
  };
  expect(await choose('раз')).toMatchObject({ message: { text: 'Смотрите: a' } });
  await bot.api.getUpdates({ allowed_updates: ['inline_query', 'chosen_inline_result'] });
  expect(await choose('два')).toMatchObject({
    chosen_inline_result: { result_id: 'a', query: 'два', from: { id: ANYA } },
  });
});

test.each([
  ['for everybody', { cache_time: 60 }, 1],
  ['for one person', { cache_time: 60, is_personal: true }, 2],
  ['not at all', { cache_time: 0 }, 3],
])('an answer is remembered %s', async (_whom, options, timesAsked) => {
  const { control, asked } = await answering((ctx) => ctx.answerInlineQuery([], options));
  for (const person of [ANYA, ANYA, ILYA]) await ask(control, person, { query: 'та же' });
  expect(asked).toHaveLength(timesAsked);
});

test.each([
  [
    { text: 'Открыть', web_app: { url: 'https://kollab.test/' } },
    { webApp: 'https://kollab.test/' },
  ],
  [{ text: 'Начать', start_parameter: 'inline' }, { startParameter: 'inline' }],
])('a button above the results is shown: %o', async (button, shown) => {
  const { control } = await answering((ctx) => ctx.answerInlineQuery([], { button }));
  expect(await ask(control, ANYA, { query: '' })).toMatchObject({
    body: { button: { text: button.text, ...shown } },
  });
});

test('a press under a message of the inline mode names it by an id alone', async () => {
  const reply_markup = { inline_keyboard: [[{ text: 'Да', callback_data: 'yes' }]] };
  const { bot, control } = await testSandbox();
  bot.on('inline_query', (ctx) => ctx.answerInlineQuery([{ ...article('a'), reply_markup }]));
  bot.on('callback_query', (ctx) =>
    ctx.answerCallbackQuery(ctx.inlineMessageId === undefined ? 'сообщение' : 'только номер'),
  );
  await runBot(bot);
  const { queryId } = askedOf(await ask(control, ANYA, { query: '' }));
  await control.request('POST', `/chats/${ANYA}/inline-queries/${queryId}/choose`, {
    resultId: 'a',
  });
  const pressed = await control.request('POST', `/chats/${ANYA}/press`, {
    messageId: 1,
    data: 'yes',
  });
  expect(pressed.body).toMatchObject({ answer: 'только номер' });
});
