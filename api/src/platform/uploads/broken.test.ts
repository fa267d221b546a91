import { ErrorReply } from '@kollab/contract/schemas';
import { sql } from 'kysely';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fresh, sharedApp } from '#test/test-app.ts';
import { upload } from '#test/uploads.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());

const photoOf = ({ telegramId }: { telegramId: number }) =>
  `/api/User/upload-avatar?telegramId=${telegramId}`;

test('uploads that cannot be kept are refused by name, leave nothing, and are taken again later', async () => {
  const folder = join(kollab.config.dataDir, 'uploads');
  const calls = [photoOf(anya), '/api/User/upload-project-cover'];
  const rows = () =>
    kollab.db.selectFrom('uploads').where('owner_id', '=', anya.id).select('path').execute();
  // Root may write whatever a folder's rights say, but nobody writes into a file as a folder.
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  for (const call of calls) {
    const response = await upload(kollab, anya, call);
    const { code } = ErrorReply.parse(await response.json());
    expect([response.status, code]).toEqual([503, 'storageUnavailable']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await rows()).toEqual([]);
  await rm(folder);
  await mkdir(folder);
  for (const call of calls) expect((await upload(kollab, anya, call)).status).toBe(200);
  expect(await rows()).toHaveLength(2);
  expect(await readdir(folder)).toHaveLength(2);
});

test('who hangs up before their upload is even looked at can upload again at once', async () => {
  await kollab.db.transaction().execute(async (trx) => {
    await sql`lock table users in access exclusive mode`.execute(trx);
    const asked = once(kollab.app.server, 'request');
    const socket = connect(Number(new URL(kollab.baseUrl).port), '127.0.0.1');
    const head = [
      `POST ${photoOf(anya)} HTTP/1.1`,
      'host: kollab',
      `authorization: ${kollab.signed(anya).authorization}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 100000',
      '\r\n--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
    ].join('\r\n');
    socket.write(head);
    const [request] = (await asked) as [NodeJS.EventEmitter];
    const gone = once(request, 'close').catch(() => undefined);
    socket.destroy();
    await gone;
  });
  await vi.waitFor(
    async () => expect((await upload(kollab, anya, photoOf(anya))).status).toBe(200),
    { timeout: 15_000, interval: 100 },
  );
});
