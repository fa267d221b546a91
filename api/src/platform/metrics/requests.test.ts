import {
  claimNotifications,
  follow,
  getLive,
  getUser,
  grantModerator,
  listTags,
} from '@kollab/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { initData } from '#test/init-data.ts';
import { logLines } from '#test/log-lines.ts';
import { sharedApp } from '#test/test-app.ts';

let lines: ReturnType<typeof logLines>;
const kollab = sharedApp();
beforeAll(() => {
  lines = logLines(kollab.app);
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(kollab.baseUrl + path, { headers });

const lineOf = (requestId: string | null) =>
  vi.waitFor(() => {
    const found = lines().filter((line) => line['requestId'] === requestId);
    expect(found).not.toEqual([]);
    return found;
  }, 15_000);

describe('the id of a request', () => {
  test.each(['a', '0190d5a0-0000-7000-8000-00000000000b', 'x_1.2-3', 'y'.repeat(64)])(
    'is the caller’s own, answered and written down: %s',
    async (id) => {
      const reply = await ask(listTags.path, { 'x-request-id': id });
      expect(reply.headers.get('x-request-id')).toBe(id);
      await expect(lineOf(id)).resolves.toEqual([
        expect.objectContaining({ msg: 'request', route: listTags.path, status: 200 }),
      ]);
    },
  );

  test.each(['', ' ', 'a b', 'z'.repeat(65), 'a\tb', '{"a":1}', 'ид', "';drop table users"])(
    'is made anew where it is not well formed: %j',
    async (id) => {
      const headers = { 'x-request-id': Buffer.from(id).toString('latin1') };
      const given = (await ask(listTags.path, headers)).headers.get('x-request-id');
      expect(given).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );

  test.each(['/api/User/nobody-knows-this', '/api/User/%', '/api/User/applications/1', '/%2e%2e'])(
    'stands in the header and in the body of a refusal: %s',
    async (path) => {
      const reply = await ask(path, { 'x-request-id': 'seen-by-someone' });
      if (reply.ok) return;
      expect(reply.headers.get('x-request-id')).toBe('seen-by-someone');
      await expect(reply.json()).resolves.toMatchObject({ requestId: 'seen-by-someone' });
    },
  );

  test('goes along with what the request has people told', async () => {
    const owner = await kollab.person();
    const moderator = await kollab.admin();
    const headers = { 'x-request-id': 'grants-a-role' };
    const params = { id: owner.id };
    await moderator.call(grantModerator, { params }, { headers });
    const told = await kollab.db
      .selectFrom('notifications')
      .where('recipient_id', '=', owner.id)
      .select(['kind', 'request_id'])
      .execute();
    expect(told).toContainEqual({ kind: 'roleChanged', request_id: 'grants-a-role' });
    const claimed = await kollab.bot(claimNotifications, { body: { limit: 20, waitSeconds: 0 } });
    expect(claimed).toContainEqual(expect.objectContaining({ requestId: 'grants-a-role' }));
  });
});

describe('the log', () => {
  test('has one line for a request, which names the route and our id of who asked', async () => {
    const someone = await kollab.person({ firstName: 'Аделаида', telegramId: 5_555_000_111 });
    const headers = { 'x-request-id': 'one-line' };
    await someone.call(getUser, { params: { id: someone.telegramId } }, { headers });
    const found = await lineOf('one-line');
    expect(found).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        requestId: 'one-line',
        method: 'GET',
        route: getUser.path,
        status: 200,
        ms: expect.any(Number),
        person: someone.id,
        msg: 'request',
      },
    ]);
    const everything = JSON.stringify(lines());
    expect(everything).not.toContain('Аделаида');
    expect(everything).not.toContain('5555000111');
  });

  test('names neither addresses nor what signs people in, whatever is refused', async () => {
    const secret = initData({ telegramId: 5_555_000_222 });
    const headers = { authorization: `tma ${secret}x`, 'x-request-id': 'refused' };
    await ask(`/api/User/unknown-5555000222?${secret}`, headers);
    await ask(`/api/User/applications/5555000222?${secret}`, headers);
    await vi.waitFor(async () => expect(await lineOf('refused')).toHaveLength(2), 15_000);
    const everything = JSON.stringify(lines());
    expect(everything).not.toContain('5555000222');
    expect(everything).not.toContain('hash');
  });

  test('says of a caller who left that they left', async () => {
    await kollab.db.connection().execute(async (db) => {
      await sql`begin`.execute(db);
      await sql`lock table follows in access exclusive mode`.execute(db);
      const [one, other] = [await kollab.person(), await kollab.person()];
      const leaving = new AbortController();
      const body = { followerTelegramId: one.telegramId, followeeTelegramId: other.telegramId };
      const options = { headers: { 'x-request-id': 'left-early' }, signal: leaving.signal };
      const call = one.call(follow, { body }, options);
      setTimeout(() => leaving.abort(), 100);
      await expect(call).rejects.toMatchObject({ failure: 'cancelled' });
      await expect(lineOf('left-early')).resolves.toMatchObject([{ status: 499 }]);
      await sql`rollback`.execute(db);
    });
  });

  test('leaves out health checks that are well', async () => {
    await kollab.anonymous(getLive, {}, { headers: { 'x-request-id': 'watching' } });
    await ask(listTags.path, { 'x-request-id': 'after-watching' });
    await lineOf('after-watching');
    expect(lines().filter(({ requestId }) => requestId === 'watching')).toEqual([]);
  });
});
