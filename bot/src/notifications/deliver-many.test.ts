import { describe, expect, it } from 'vitest';
import { deliver, notification, refuses } from '#test/delivery.ts';
import { eventually } from '#test/eventually.ts';
import type { TelegramReply } from '#test/telegram-server.ts';

describe('delivery of many', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      notification({ id: `n${index + 1}`, telegramId: 2000 + index }),
    );

  it('sends to eight chats at once and asks for no more than it can take', async () => {
    const answers: PromiseWithResolvers<TelegramReply>[] = [];
    const limits: unknown[] = [];
    const { settled } = await deliver({
      batch: people(8),
      claim: ({ body }) => void limits.push((body as { limit: number }).limit),
      telegram: () => {
        const answer = Promise.withResolvers<TelegramReply>();
        answers.push(answer);
        return answer.promise;
      },
    });
    await eventually(() => expect(answers).toHaveLength(8));
    expect(limits).toEqual([8]);
    expect(settled()).toEqual([]);
    answers[4]?.resolve({ result: { message_id: 5 } });
    await eventually(() => expect(settled()).toHaveLength(1));
    await eventually(() => expect(limits).toEqual([8, 1]));
    for (const answer of answers) answer.resolve({ result: { message_id: 6 } });
    await eventually(() => expect(settled()).toHaveLength(8));
  });

  it('lets nobody wait for a chat that Telegram is slow with', async () => {
    const slow = Promise.withResolvers<TelegramReply>();
    const replies: (TelegramReply | Promise<TelegramReply>)[] = [slow.promise];
    const { settled } = await deliver({
      batch: people(5),
      telegram: () => replies.shift(),
    });
    await eventually(() => expect(settled()).toHaveLength(4));
    slow.resolve({ result: { message_id: 5 } });
    await eventually(() => expect(settled()).toHaveLength(5));
  });

  it('gives back what was to follow a message that has to be tried again', async () => {
    const { settled, telegram } = await deliver({
      batch: [notification(), notification({ id: 'n2' })],
      telegram: () => refuses(429, 'Too Many Requests: retry after 17', 17),
    });
    await eventually(() => expect(settled()).toHaveLength(2));
    expect(settled()).toEqual([
      expect.objectContaining({ id: 'n1', outcome: 'retry', retryAfterSeconds: 17 }),
      { id: 'n2', lease: 'l1', outcome: 'released' },
    ]);
    expect(telegram.callsOf('sendMessage')).toHaveLength(1);
  });

  it('pauses once for an outage, however many messages met it', async () => {
    const claimedAt: number[] = [];
    const { settled } = await deliver({
      batch: people(8),
      claim: () => void claimedAt.push(Date.now()),
      telegram: () => refuses(502, 'Bad Gateway'),
    });
    await eventually(() => expect(settled()).toHaveLength(8));
    await eventually(() => expect(claimedAt).toHaveLength(2));
    expect((claimedAt[1] ?? 0) - (claimedAt[0] ?? 0)).toBeGreaterThan(190);
  });

  it('finishes all that is being sent when stopped', async () => {
    const answer = Promise.withResolvers<TelegramReply>();
    let sending = 0;
    const { delivery, settled } = await deliver({
      batch: [...people(3), notification({ id: 'n4', telegramId: 2000 })],
      telegram: () => {
        sending += 1;
        return answer.promise;
      },
    });
    await eventually(() => expect(sending).toBe(3));
    const stopped = delivery.stop();
    answer.resolve({ result: { message_id: 5 } });
    await stopped;
    expect(settled()).toHaveLength(4);
    expect(settled()).toContainEqual({ id: 'n4', lease: 'l1', outcome: 'released' });
    for (const id of ['n1', 'n2', 'n3']) {
      expect(settled()).toContainEqual(expect.objectContaining({ id, outcome: 'sent' }));
    }
  });
});
