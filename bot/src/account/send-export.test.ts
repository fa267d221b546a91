import { ApiError } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { deliver, notification, refuses } from '#test/delivery.ts';
import { eventually } from '#test/eventually.ts';
import { refusal } from '#test/fake-api.ts';

const zip = () => new Blob(['PK zip']).stream();
const batch = [notification({ event: { kind: 'accountExport' } })];

describe('an export', () => {
  it('goes from the API to the chat as a document', async () => {
    const { telegram, settled } = await deliver({ batch, download: zip });
    await eventually(() =>
      expect(settled()).toEqual([{ id: 'n1', lease: 'l1', outcome: 'sent', messageId: 101 }]),
    );
    const [sent] = telegram.callsOf('sendDocument');
    expect(sent).toMatchObject({
      chat_id: '1001',
      caption: 'Всё, что Kollab хранит о вас. Что в каком файле, сказано в README.txt.',
    });
    const file = Object.values(sent ?? {}).find((value) => typeof value === 'object');
    expect(file).toEqual({
      fileName: expect.stringMatching(/^kollab-\d{4}-\d\d-\d\d\.zip$/),
      text: 'PK zip',
    });
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user', 'unreachable'],
    [413, 'Request Entity Too Large', 'retry'],
    [502, 'Bad Gateway', 'retry'],
  ])('that Telegram answers with %i %s is settled as %s', async (code, description, outcome) => {
    const { settled } = await deliver({
      batch,
      download: zip,
      telegram: () => refuses(code, description),
    });
    await eventually(() => expect(settled()).toMatchObject([{ id: 'n1', outcome }]));
  });

  it.each([
    ['is away', () => new ApiError('network'), 'retry'],
    ['is broken', () => new ApiError('badResponse', { statusCode: 500 }), 'retry'],
    ['has nobody to tell of', () => refusal('notFound'), 'failed'],
  ])('is not sent while the API %s', async (_, failure, outcome) => {
    const { settled, telegram, lines } = await deliver({
      batch,
      download: () => {
        throw failure();
      },
    });
    await eventually(() => expect(settled()).toMatchObject([{ id: 'n1', outcome }]));
    expect(telegram.callsOf('sendDocument')).toEqual([]);
    expect(lines.join('')).not.toContain('Telegram does not answer');
  });

  it('that breaks off half-way is not sent, but tried again', async () => {
    const half = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('PK'));
          setTimeout(() => controller.error(new Error('terminated')), 20);
        },
      });
    const { settled } = await deliver({ batch, download: half });
    await eventually(() => expect(settled()).toMatchObject([{ id: 'n1', outcome: 'retry' }]));
  });
});

it('the last message to somebody is in their language, with nothing to press', async () => {
  const event = { kind: 'accountDeleted', languageCode: 'en' } as const;
  const { telegram } = await deliver({ batch: [notification({ event, languageCode: 'en' })] });
  await eventually(() => expect(telegram.callsOf('sendMessage')).toHaveLength(1));
  const [sent] = telegram.callsOf('sendMessage');
  expect(sent?.text).toContain('Your account is deleted');
  expect(sent?.reply_markup).toBeUndefined();
});
