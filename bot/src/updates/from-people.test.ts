import { expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';

it.each([
  ['Telegram, which forwards a channel’s posts', { id: 777_000, is_bot: false }],
  ['an administrator who hides', { id: 1_087_968_824, is_bot: true }],
  ['somebody who writes as a channel', { id: 136_817_688, is_bot: true }],
  ['another bot', { id: 43, is_bot: true }],
])('%s is neither answered nor known', async (_, from) => {
  const { says, calls, telegram } = await chatWithBot();
  await says({ text: '/start', from });
  expect(telegram.calls).toEqual([]);
  expect(calls).toEqual([]);
});
