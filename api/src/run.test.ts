import { claimNotifications, createClient, getOrCreateUser } from '@kollab/contract';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#src/platform/config/config.ts';
import { runApi } from './run.ts';
import { botToken, initData } from '#test/init-data.ts';
import { createTestDatabase } from '#test/test-database.ts';

const botApiToken = 'a-secret-of-at-least-32-characters';
const telegramId = 5_200_000_000;
const authorization = `tma ${initData({ telegramId })}`;

async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-stop-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: await createTestDatabase(),
    DATA_DIR: dataDir,
    BOT_TOKEN: botToken,
    BOT_API_TOKEN: botApiToken,
    LOG_LEVEL: 'silent',
    TELEGRAM_API_ROOT: 'http://127.0.0.1:1',
  });
  const { app, stop } = await runApi(config, () => undefined);
  onTestFinished(stop);
  const { port } = app.server.address() as AddressInfo;
  return { app, stop, dataDir, baseUrl: `http://127.0.0.1:${port}` };
}

const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#2f6f4f' } })
    .jpeg()
    .toBuffer();

async function halfAnUpload(baseUrl: string) {
  const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), await picture(), Buffer.from('\r\n--x--\r\n')]);
  const sending = request(`${baseUrl}/api/User/upload-avatar?telegramId=${telegramId}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    },
  });
  const answered = once(sending, 'response');
  sending.write(body.subarray(0, 400));
  return async () => {
    sending.end(body.subarray(400));
    const [response] = (await answered) as [IncomingMessage];
    return { status: response.statusCode, text: String(await buffer(response)) };
  };
}

test('asked to stop, it answers whoever waits, an upload under way too, and is gone', async () => {
  const { app, stop, dataDir, baseUrl } = await start();
  const person = createClient({ baseUrl, headers: () => ({ authorization }) });
  await person(getOrCreateUser, { body: { telegramId } });
  const bot = createClient({
    baseUrl,
    headers: () => ({ authorization: `Bearer ${botApiToken}` }),
  });

  const claimed = once(app.server, 'request');
  const claiming = bot(claimNotifications, { body: { limit: 5, waitSeconds: 25 } });
  await claimed;
  const begun = once(app.server, 'request');
  const finish = await halfAnUpload(baseUrl);
  await begun;

  const asked = performance.now();
  const stopping = stop();
  await expect(claiming).resolves.toEqual([]);
  await expect
    .poll(() =>
      fetch(baseUrl).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  const { status, text } = await finish();
  expect([status, text]).toEqual([200, expect.stringContaining('/uploads/')]);
  await stopping;
  expect(performance.now() - asked).toBeLessThan(8900);
  expect(await readdir(join(dataDir, 'uploads'))).toHaveLength(1);
});
