import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { initData } from '#test/init-data.ts';
import { sharedApp } from '#test/test-app.ts';
import { twoColours } from '#test/pictures.ts';

const kollab = sharedApp();

test('who hangs up before their upload is even looked at can upload again at once', async () => {
  const { telegramId } = await kollab.person();
  const call = `/api/User/upload-avatar?telegramId=${telegramId}`;
  const authorization = `tma ${initData({ telegramId })}`;
  const picture = new Uint8Array(await twoColours(40, 20));
  await kollab.db.transaction().execute(async (trx) => {
    await sql`lock table users in access exclusive mode`.execute(trx);
    const asked = once(kollab.app.server, 'request');
    const socket = connect(Number(new URL(kollab.baseUrl).port), '127.0.0.1');
    const head = [
      `POST ${call} HTTP/1.1`,
      'host: kollab',
      `authorization: ${authorization}`,
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
    async () => {
      const body = new FormData();
      body.append('image', new Blob([picture]), 'me.png');
      const headers = { authorization };
      const answer = await fetch(kollab.baseUrl + call, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    },
    { timeout: 15_000, interval: 100 },
  );
});
