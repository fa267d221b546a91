import { getOrCreateUser } from '@kollab/contract';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { testSandbox } from '#test/test-sandbox.ts';
import { openStage } from './acting.ts';
import { loadWorld } from './load-world.ts';

async function stageBefore(statuses: number[]) {
  const { sandbox } = await testSandbox();
  let asked = 0;
  const api = createServer((_request, response) => {
    response.statusCode = statuses[Math.min(asked, statuses.length - 1)] ?? 200;
    asked += 1;
    response.setHeader('retry-after', '0').end('{"role":"user"}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void api.close());
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const world = loadWorld();
  const stage = openStage({
    apiUrl: `http://127.0.0.1:${port}`,
    sandboxUrl: sandbox.url,
    world,
  });
  const person = stage.personOf(world.people[0]?.id ?? '');
  return {
    signIn: async () =>
      (await stage.callAs(person, 0))(getOrCreateUser, {
        body: { telegramId: person.telegramId },
      }),
    asked: () => asked,
  };
}

it('asks an API again that is too busy, or still at what was asked before', async () => {
  const { signIn, asked } = await stageBefore([503, 429, 200]);

  expect(await signIn()).toMatchObject({ role: 'user' });
  expect(asked()).toBe(3);
});

it('takes any other refusal for an answer', async () => {
  const { signIn, asked } = await stageBefore([400, 200]);

  await expect(signIn()).rejects.toMatchObject({ statusCode: 400 });
  expect(asked()).toBe(1);
});
