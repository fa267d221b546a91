import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ANYA, refusalOf, testSandbox } from '#test/test-sandbox.ts';

async function webhookServer(statuses: number[]) {
  const received: { secret: unknown; text: unknown }[] = [];
  const app = Fastify();
  app.post<{ Body: { message: { text: string } } }>('/hook', async (request, reply) => {
    received.push({
      secret: request.headers['x-telegram-bot-api-secret-token'],
      text: request.body.message.text,
    });
    return reply.code(statuses.shift() ?? 200).send();
  });
  onTestFinished(() => app.close());
  return { received, url: `${await app.listen({ host: '127.0.0.1', port: 0 })}/hook` };
}

test('a webhook gets each update with the secret, again until it answers 2xx, in order', async () => {
  const { bot, control } = await testSandbox();
  const { received, url } = await webhookServer([500, 503]);
  await control.write(ANYA, 'раз');
  await bot.api.setWebhook(url, { secret_token: 'tell-no-one' });
  await control.write(ANYA, 'два');
  await vi.waitFor(() => expect(received).toHaveLength(4), 3000);
  expect(received.map(({ text }) => text)).toEqual(['раз', 'раз', 'раз', 'два']);
  expect(received.every(({ secret }) => secret === 'tell-no-one')).toBe(true);
  await vi.waitFor(async () =>
    expect(await bot.api.getWebhookInfo()).toMatchObject({
      url,
      pending_update_count: 0,
      last_error_message: 'Wrong response from the webhook: 503 Service Unavailable',
    }),
  );
});

test('after deleteWebhook the bot polls what was not delivered', async () => {
  const { bot, control } = await testSandbox();
  await bot.api.setWebhook('http://127.0.0.1:1/nobody');
  await control.write(ANYA, 'раз');
  await bot.api.deleteWebhook();
  expect(await bot.api.getUpdates()).toMatchObject([{ message: { text: 'раз' } }]);
});

test('a webhook elsewhere must be https, its secret plain', async () => {
  const { bot } = await testSandbox();
  expect(await refusalOf(bot.api.setWebhook('http://example.org/hook'))).toBe(
    'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
  );
  expect(
    await refusalOf(bot.api.setWebhook('https://example.org/hook', { secret_token: 'а б' })),
  ).toBe('Bad Request: secret token contains unallowed characters');
});
