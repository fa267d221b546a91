import { ApiError } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { registry } from '@kollab/runtime/metrics';
import { deliver, notification, refuses } from '#test/delivery.ts';
import { refusal } from '#test/fake-api.ts';
import { contactRequestCard } from '#test/people-cards.ts';
import { eventually } from '#test/eventually.ts';
import type { TelegramReply } from '#test/telegram-server.ts';

describe('delivery', () => {
  it('sends a notification and settles it with the message that shows it', async () => {
    const { telegram, settled } = await deliver({ batch: [notification()] });
    await eventually(() =>
      expect(settled()).toEqual([{ id: 'n1', lease: 'l1', outcome: 'sent', messageId: 101 }]),
    );
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ chat_id: 1001, parse_mode: 'HTML' }),
    ]);
  });

  it('edits the message that is named', async () => {
    const { telegram, settled } = await deliver({ batch: [notification({ messageId: 7 })] });
    await eventually(() =>
      expect(settled()).toEqual([expect.objectContaining({ outcome: 'sent', messageId: 7 })]),
    );
    expect(telegram.callsOf('sendMessage')).toEqual([]);
    expect(telegram.callsOf('editMessageText')).toHaveLength(1);
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user', 'unreachable'],
    [403, "Forbidden: bot can't initiate conversation with a user", 'unreachable'],
    [400, 'Bad Request: chat not found', 'unreachable'],
    [400, "Bad Request: can't parse entities", 'failed'],
    [500, 'Internal Server Error', 'retry'],
    [502, 'Bad Gateway', 'retry'],
  ])('%i %s is settled as such', async (code, description, outcome) => {
    const { settled } = await deliver({
      batch: [notification()],
      telegram: () => refuses(code, description),
    });
    await eventually(() =>
      expect(settled()).toEqual([
        { id: 'n1', lease: 'l1', outcome, error: `${code} ${description}` },
      ]),
    );
  });

  it.each(['sendMessage', 'editMessageText'])(
    'is said again without formatting when Telegram cannot parse it, by %s',
    async (method) => {
      const event = { kind: 'contactRequestCard' as const, card: contactRequestCard() };
      const refusals = [refuses(400, "Bad Request: can't parse entities: Unclosed start tag")];
      const messageId = method === 'sendMessage' ? null : 7;
      const { telegram, settled, lines } = await deliver({
        batch: [notification({ event, messageId })],
        telegram: (called) => (called === method ? refusals.shift() : undefined),
      });
      await eventually(() => expect(settled()).toMatchObject([{ outcome: 'sent' }]));
      const [first, again] = telegram.callsOf(method);
      expect(first).toMatchObject({ parse_mode: 'HTML' });
      expect(again).toMatchObject({ reply_markup: first?.['reply_markup'] });
      expect(again).not.toHaveProperty('parse_mode');
      expect(again?.['text']).toBe(
        `Просьба о контакте\nАнна Ковалёва, Ищу команду\n\nЗдравствуйте!\nЯ про <бота>${messageId === null ? '\n\nПисать о таком реже: /settings' : ''}`,
      );
      expect(lines.join('')).toContain('"work":"delivery contactRequestCard"');
      expect(lines.join('')).not.toContain('бота');
      expect(await registry.metrics()).toMatch(
        /unformatted_messages_total\{work="delivery contactRequestCard"\} [1-9]/,
      );
    },
  );

  it('waits as long as Telegram asks for, while others are served', async () => {
    const replies = [refuses(429, 'Too Many Requests: retry after 17', 17)];
    const { settled } = await deliver({
      batch: [notification(), notification({ id: 'n2', telegramId: 1002 })],
      telegram: () => replies.shift(),
    });
    await eventually(() => expect(settled()).toHaveLength(2));
    expect(settled()).toEqual([
      expect.objectContaining({ id: 'n1', outcome: 'retry', retryAfterSeconds: 17 }),
      expect.objectContaining({ id: 'n2', outcome: 'sent' }),
    ]);
  });

  it.each<[string, TelegramReply | Promise<TelegramReply>]>([
    ['breaks the connection', 'drop'],
    ['does not answer in time', new Promise<never>(() => undefined)],
  ])('tries later when Telegram %s, and its log holds no token', async (_, reply) => {
    const { settled, lines } = await deliver({ batch: [notification()], telegram: () => reply });
    await eventually(() =>
      expect(settled()).toEqual([expect.objectContaining({ outcome: 'retry' })]),
    );
    expect(JSON.stringify([lines, settled()])).not.toContain('secret');
    expect(lines.join('')).toContain('Telegram does not answer');
  });

  it('takes an unchanged message for a written one', async () => {
    const { settled } = await deliver({
      batch: [notification({ messageId: 7 })],
      telegram: () => refuses(400, 'Bad Request: message is not modified: specified new …'),
    });
    await eventually(() =>
      expect(settled()).toEqual([expect.objectContaining({ outcome: 'sent', messageId: 7 })]),
    );
  });

  it.each(['message to edit not found', "message can't be edited"])(
    'sends anew when Telegram says: %s',
    async (reason) => {
      const { settled } = await deliver({
        batch: [notification({ messageId: 7 })],
        telegram: (method) =>
          method === 'editMessageText' ? refuses(400, `Bad Request: ${reason}`) : undefined,
      });
      await eventually(() =>
        expect(settled()).toEqual([expect.objectContaining({ outcome: 'sent', messageId: 101 })]),
      );
    },
  );

  it('writes nothing once its lease has run out', async () => {
    const batch = [notification({ leaseSeconds: 0 }), notification({ id: 'n2' })];
    const { telegram, settled } = await deliver({ batch });
    await eventually(() => expect(settled()).toEqual([expect.objectContaining({ id: 'n2' })]));
    expect(telegram.callsOf('sendMessage')).toHaveLength(1);
  });

  it('tells how long a lease lasts without the clock of the day, which may be an hour off', async () => {
    const leasedUntil = new Date(Date.now() - 3_600_000).toISOString();
    const { settled } = await deliver({ batch: [notification({ leasedUntil, leaseSeconds: 60 })] });
    await eventually(() => expect(settled()).toEqual([expect.objectContaining({ id: 'n1' })]));
  });

  it('sends a chat its next message only once the one before is settled', async () => {
    const order: string[] = [];
    const { settled } = await deliver({
      batch: [notification(), notification({ id: 'n2' })],
      telegram: () => {
        order.push('send');
        return undefined;
      },
      settle: ({ params }) => void order.push((params as { id: string }).id),
    });
    await eventually(() => expect(settled()).toHaveLength(2));
    expect(order).toEqual(['send', 'n1', 'send', 'n2']);
  });

  it('settles again while the API is away, rather than send twice', async () => {
    const failures = [new ApiError('network'), new ApiError('badResponse', { statusCode: 503 })];
    const { telegram, settled, claims } = await deliver({
      batch: [notification()],
      settle: () => {
        const failure = failures.shift();
        if (failure) throw failure;
      },
    });
    await eventually(() => expect(settled()).toHaveLength(3));
    await eventually(() => expect(claims()).toBe(2));
    expect(telegram.callsOf('sendMessage')).toHaveLength(1);
  });

  it('goes on when its lease is lost', async () => {
    const { claims } = await deliver({
      batch: [notification()],
      settle: () => {
        throw refusal('leaseLost');
      },
    });
    await eventually(() => expect(claims()).toBe(2));
  });

  it('outlives an API that is down and says so once', async () => {
    const failures = [new ApiError('network'), new ApiError('network')];
    const { settled, lines } = await deliver({
      batch: [notification()],
      claim: () => {
        const failure = failures.shift();
        if (failure) throw failure;
      },
    });
    await eventually(() => expect(settled()).toHaveLength(1));
    expect(lines.filter((line) => line.includes('API does not answer'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('API answers again'))).toHaveLength(1);
  });

  it('finishes the message in hand when stopped, and gives the others back', async () => {
    const sending = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<TelegramReply>();
    const { delivery, settled, telegram } = await deliver({
      batch: [notification(), notification({ id: 'n2' })],
      telegram: () => {
        sending.resolve();
        return answer.promise;
      },
    });
    await sending.promise;
    const stopped = delivery.stop();
    answer.resolve({ result: { message_id: 5 } });
    await stopped;
    expect(telegram.callsOf('sendMessage')).toHaveLength(1);
    expect(settled()).toEqual([
      { id: 'n1', lease: 'l1', outcome: 'sent', messageId: 5 },
      { id: 'n2', lease: 'l1', outcome: 'released' },
    ]);
  });
});
