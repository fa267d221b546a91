import { expect, it } from 'vitest';
import { deliver, notification, refuses } from '#test/delivery.ts';
import { eventually } from '#test/eventually.ts';
import { contactRequestCard } from '#test/people-cards.ts';

const event = { kind: 'contactRequestCard' as const, card: contactRequestCard() };

async function refusedOnce(description: string, times = 1) {
  const refusals = Array.from({ length: times }, () => refuses(400, description));
  const { telegram, settled } = await deliver({
    batch: [notification({ event })],
    telegram: (method) => (method === 'sendMessage' ? refusals.shift() : undefined),
  });
  await eventually(() => expect(settled()).toHaveLength(1));
  return { sent: telegram.callsOf('sendMessage'), settled: settled() };
}

it('what is refused for its buttons goes without them', async () => {
  const { sent, settled } = await refusedOnce('Bad Request: BUTTON_URL_INVALID');
  expect(settled).toMatchObject([{ outcome: 'sent' }]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ text: sent[0]?.['text'] });
  expect(sent[1]).not.toHaveProperty('reply_markup');
});

it('what is too long goes shortened, with its buttons', async () => {
  const { sent, settled } = await refusedOnce('Bad Request: message is too long');
  expect(settled).toMatchObject([{ outcome: 'sent' }]);
  expect(sent[1]).toMatchObject({
    text: expect.stringMatching(/^[^<]*…$/),
    reply_markup: sent[0]?.['reply_markup'],
  });
});

it('what is refused twice is over, for what it was refused first', async () => {
  const { sent, settled } = await refusedOnce('Bad Request: BUTTON_DATA_INVALID', 9);
  expect(sent).toHaveLength(2);
  expect(settled).toMatchObject([
    { outcome: 'failed', error: '400 Bad Request: BUTTON_DATA_INVALID' },
  ]);
});

it('who cannot be found is not written to again', async () => {
  const { sent, settled } = await refusedOnce('Bad Request: chat not found', 9);
  expect(sent).toHaveLength(1);
  expect(settled).toMatchObject([{ outcome: 'unreachable' }]);
});
