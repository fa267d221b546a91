import { expect, test } from 'vitest';
import { ANYA, refusalOf, testSandbox } from '#test/test-sandbox.ts';

const GROUP = -1_001_000_000_001;
const VERA = 7_000_000_004;
const DANIIL = 7_000_000_005;
const times = ['пн 19:00', 'вт 20:00', 'ср 18:00'];
const open = { is_anonymous: false, allows_multiple_answers: true };

async function withGroup() {
  const opened = await testSandbox({ moderatorsChatId: GROUP });
  const vote = (telegramId: number, messageId: number, options: number[]) =>
    opened.control.request('POST', '/group/vote', { telegramId, messageId, options });
  return { ...opened, vote };
}

test('a vote, another and its taking back are told to the bot with who voted', async () => {
  const { bot, vote, control } = await withGroup();
  const { message_id: id, poll } = await bot.api.sendPoll(GROUP, 'Когда?', times, open);
  expect(poll).toMatchObject({ question: 'Когда?', is_anonymous: false, allows_revoting: true });
  await vote(VERA, id, [2, 0, 0]);
  await vote(DANIIL, id, [0]);
  await vote(VERA, id, [1]);
  await vote(DANIIL, id, []);
  const updates = await bot.api.getUpdates();
  expect(updates.flatMap(({ poll_answer: answer }) => answer ?? [])).toMatchObject([
    { poll_id: poll.id, user: { id: VERA }, option_ids: [0, 2], option_persistent_ids: ['0', '2'] },
    { user: { id: DANIIL }, option_ids: [0] },
    { user: { id: VERA }, option_ids: [1] },
    { user: { id: DANIIL }, option_ids: [], option_persistent_ids: [] },
  ]);
  expect(updates.at(-1)?.poll).toMatchObject({
    total_voter_count: 1,
    options: [{ voter_count: 0 }, { voter_count: 1 }, { voter_count: 0 }],
  });
  const shown = (await control.request('GET', '/group/messages')).body;
  expect(shown).toMatchObject([
    { poll: { options: [{ voterIds: [] }, { text: 'вт 20:00', voterIds: [VERA] }, {}] } },
  ]);
});

test('of an anonymous poll the bot hears numbers alone', async () => {
  const { bot, control } = await withGroup();
  await control.write(ANYA, '/start');
  const { message_id: id } = await bot.api.sendPoll(ANYA, 'Да?', ['Да', 'Нет']);
  const body = { messageId: id, options: [0] };
  expect((await control.request('POST', `/chats/${ANYA}/vote`, body)).status).toBe(200);
  expect(
    (await control.request('POST', `/chats/${ANYA}/vote`, { ...body, options: [0, 1] })).status,
  ).toBe(400);
  const kinds = (await bot.api.getUpdates()).map((update) => Object.keys(update)[1]);
  expect(kinds).toEqual(['message', 'poll']);
});

test('a poll is stopped once, and takes no vote then', async () => {
  const { bot, vote } = await withGroup();
  const { message_id: id } = await bot.api.sendPoll(GROUP, 'Когда?', times, open);
  await vote(VERA, id, [1]);
  expect(await bot.api.stopPoll(GROUP, id)).toMatchObject({
    is_closed: true,
    total_voter_count: 1,
  });
  expect((await vote(DANIIL, id, [1])).status).toBe(409);
  expect(await refusalOf(bot.api.stopPoll(GROUP, id))).toBe(
    'Bad Request: poll has already been closed',
  );
  const { message_id: plain } = await bot.api.sendMessage(GROUP, 'Слова');
  expect(await refusalOf(bot.api.stopPoll(GROUP, plain))).toBe(
    'Bad Request: message is not a poll',
  );
  expect(await refusalOf(bot.api.stopPoll(GROUP, 99))).toBe(
    'Bad Request: message with poll to stop not found',
  );
  expect(await refusalOf(bot.api.editMessageText(GROUP, id, 'Слова'))).toBe(
    'Bad Request: there is no text in the message to edit',
  );
});

test('only a member votes, for what there is, and again only where the poll lets them', async () => {
  const { bot, vote } = await withGroup();
  const once = { ...open, allows_revoting: false };
  const { message_id: id } = await bot.api.sendPoll(GROUP, 'Когда?', times, once);
  const statuses = [
    await vote(ANYA, id, [0]),
    await vote(VERA, id, [3]),
    await vote(VERA, 99, [0]),
    await vote(VERA, id, [0]),
    await vote(VERA, id, [1]),
  ].map(({ status }) => status);
  expect(statuses).toEqual([409, 404, 404, 200, 409]);
});

test.each<[string, string, string[]]>([
  ['poll question must be non-empty', ' ', times],
  ['poll question length must not exceed 300', 'я'.repeat(301), times],
  ['poll must have at least 1 option', 'Когда?', []],
  ["poll can't have more than 12 options", 'Когда?', Array.from({ length: 13 }, String)],
  ['poll options must be non-empty', 'Когда?', ['пн', ' ']],
  ['poll options length must not exceed 100', 'Когда?', ['я'.repeat(101)]],
])('Telegram refuses: %s', async (reason, question, options) => {
  const { bot } = await withGroup();
  expect(await refusalOf(bot.api.sendPoll(GROUP, question, options))).toBe(
    `Bad Request: ${reason}`,
  );
});
