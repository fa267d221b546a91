import { ErrorReply } from '@kollab/contract/schemas';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shared, sharedApp } from '#test/test-app.ts';
import { twoColours } from '#test/pictures.ts';

const kollab = sharedApp();
const anya = shared(() => kollab.person());

async function upload(call: string) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await twoColours(40, 20))]), 'me.png');
  return fetch(kollab.baseUrl + call, {
    method: 'POST',
    headers: kollab.signed(anya),
    body: form,
  });
}

const rows = () => kollab.db.selectFrom('uploads').select('path').execute();

test('uploads that cannot be kept are refused by name, leave nothing, and are taken again later', async () => {
  const folder = join(kollab.config.dataDir, 'uploads');
  const calls = [
    `/api/User/upload-avatar?telegramId=${anya.telegramId}`,
    '/api/User/upload-project-cover',
  ];
  // Root may write whatever a folder's rights say, but nobody writes into a file as a folder.
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  for (const call of calls) {
    const response = await upload(call);
    const { code } = ErrorReply.parse(await response.json());
    expect([response.status, code]).toEqual([503, 'storageUnavailable']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await rows()).toEqual([]);
  await rm(folder);
  await mkdir(folder);
  for (const call of calls) expect((await upload(call)).status).toBe(200);
  expect(await rows()).toHaveLength(2);
  expect(await readdir(folder)).toHaveLength(2);
});
