import { setReachable } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { submit } from '#src/review/submissions.service.ts';
import { stage } from '#src/review/staging.service.ts';
import { profileSubject } from '#src/people/profiles/profile-subject.ts';
import { approve, reject, send, settle, take } from '#test/steps/profiles.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const somebody = fresh(() => kollab.person());

beforeEach(() => kollab.db.deleteFrom('notifications').execute());

async function approved(person?: Someone) {
  const anya = person ?? (await kollab.person());
  await send(anya, { major: `Физика ${crypto.randomUUID()}` });
  await approve(vera, anya);
  await kollab.db.deleteFrom('notifications').where('recipient_id', '=', vera.id).execute();
  return anya;
}

/** Something to be told, put in as it is: what leads to it is tested where it happens. */
const queue = () =>
  kollab.db
    .insertInto('notifications')
    .values({ id: crypto.randomUUID(), recipient_id: somebody.id, kind: 'profileApproved' })
    .execute();

const row = (id: string) =>
  kollab.db.selectFrom('notifications').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

const hurry = (id: string) => kollab.set('notifications', { id }, { due_at: new Date(0) });

const secondsUntilDue = async (id: string) => (Number((await row(id)).due_at) - Date.now()) / 1000;

async function takeOne() {
  const taken = await take(kollab);
  expect(taken).toHaveLength(1);
  const [one] = taken;
  if (!one) throw new Error('nothing was due');
  return one;
}

describe('what is decided', () => {
  test('is told to the owner', async () => {
    const anya = await approved();
    expect(await takeOne()).toMatchObject({
      telegramId: anya.telegramId,
      messageId: null,
      event: { kind: 'profileApproved' },
    });
    await send(anya, { major: 'Химия' });
    await reject(vera, anya, '  Не годится ');
    const told = (await take(kollab)).find((item) => item.telegramId === anya.telegramId);
    expect(told?.event).toEqual({ kind: 'profileRejected', reason: 'Не годится' });
  });

  test('names what was published of a profile that everyone saw already', async () => {
    const anya = await approved();
    expect((await takeOne()).event).toEqual({ kind: 'profileApproved' });
    await send(anya, { major: 'Химия', statusShort: 'Ищу команду' });
    await approve(vera, anya);
    const told = (await take(kollab)).find((item) => item.telegramId === anya.telegramId);
    expect(told?.event).toEqual({ kind: 'profileApproved', edited: ['major', 'statusShort'] });
  });

  test('and rolled back is told to nobody', async () => {
    const anya = await kollab.person();
    const subject = profileSubject(kollab.context);
    const work = kollab.db.transaction().execute(async (trx) => {
      const locked = await subject.lock(trx, anya.id);
      const act = { actorId: anya.id, at: new Date() };
      await stage(trx, subject, locked, { wanted: { major: 'Физика' }, ...act });
      await submit(trx, subject, locked, act);
      throw new Error('changed our mind');
    });
    await expect(work).rejects.toThrow('changed our mind');
    expect(await take(kollab)).toEqual([]);
  });
});

describe('a lease', () => {
  test('that ran out passes on, and its holder hears of it', async () => {
    await queue();
    const first = await takeOne();
    expect(await take(kollab)).toEqual([]);
    await hurry(first.id);
    const second = await takeOne();
    expect(second.id).toBe(first.id);
    expect(second.lease).not.toBe(first.lease);
    await expect(settle(kollab, first, 'sent')).rejects.toMatchObject(refused('leaseLost', 409));
    await expect(settle(kollab, second, 'sent')).resolves.toEqual({ status: 'sent' });
    await expect(settle(kollab, second, 'sent')).rejects.toMatchObject({ code: 'leaseLost' });
  });

  test('of something else or of nothing settles nothing', async () => {
    await queue();
    const taken = await takeOne();
    const foreign = { id: taken.id, lease: crypto.randomUUID() };
    const unknown = { id: crypto.randomUUID(), lease: taken.lease };
    for (const wrong of [foreign, unknown]) {
      for (const outcome of ['sent', 'unreachable'] as const) {
        await expect(settle(kollab, wrong, outcome)).rejects.toMatchObject({ code: 'leaseLost' });
      }
    }
    expect(await row(taken.id)).toMatchObject({ status: 'leased' });
  });

  test('that nobody ever settles is given up in the end, on record', async () => {
    await queue();
    const { id } = await takeOne();
    await kollab.set('notifications', { id }, { attempts: 12 });
    await hurry(id);
    expect(await take(kollab)).toEqual([]);
    expect(await row(id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('lease'),
    });
  });
});

describe('settling', () => {
  test('as sent ends it', async () => {
    await queue();
    const taken = await takeOne();
    await settle(kollab, taken, 'sent', { messageId: 42 });
    expect(await row(taken.id)).toMatchObject({ status: 'sent', message_id: 42, lease: null });
    await hurry(taken.id);
    expect(await take(kollab)).toEqual([]);
  });

  test('for a retry waits longer each time and gives up after twelve, with the error', async () => {
    await queue();
    const waits: number[] = [];
    for (let attempt = 1; attempt < 12; attempt += 1) {
      const taken = await takeOne();
      const retried = await settle(kollab, taken, 'retry', { error: 'ETIMEDOUT' });
      expect(retried).toEqual({ status: 'queued' });
      expect(await row(taken.id)).toMatchObject({ attempts: attempt, error: 'ETIMEDOUT' });
      waits.push(await secondsUntilDue(taken.id));
      await hurry(taken.id);
    }
    expect(waits[0]).toBeLessThan(1.5);
    expect(waits.slice(0, 8)).toEqual(waits.slice(0, 8).toSorted((a, b) => a - b));
    expect(Math.max(...waits)).toBeLessThanOrEqual(4500);
    const last = await takeOne();
    expect(await settle(kollab, last, 'retry', { error: 'Bad Gateway' })).toEqual({
      status: 'failed',
    });
    expect(await row(last.id)).toMatchObject({
      status: 'failed',
      error: 'Bad Gateway',
      attempts: 12,
    });
  });

  test('for a retry that Telegram asked for waits that long and is no failed try', async () => {
    await queue();
    const taken = await takeOne();
    await settle(kollab, taken, 'retry', { retryAfterSeconds: 30, error: 'Too Many Requests' });
    expect(await row(taken.id)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await secondsUntilDue(taken.id)).toBeGreaterThan(28);
  });

  test('as released gives it to the next at once, as if untried', async () => {
    await queue();
    const taken = await takeOne();
    await settle(kollab, taken, 'released');
    expect((await takeOne()).id).toBe(taken.id);
    expect(await row(taken.id)).toMatchObject({ attempts: 1 });
  });

  test('as failed keeps the error', async () => {
    await queue();
    const taken = await takeOne();
    await settle(kollab, taken, 'failed', { error: 'Bad Request: chat not found' });
    expect(await row(taken.id)).toMatchObject({
      status: 'failed',
      error: 'Bad Request: chat not found',
    });
  });
});

describe('whoever cannot be written to', () => {
  test('finds everything of the last week when they come back', async () => {
    const anya = await approved();
    const taken = await takeOne();
    await settle(kollab, taken, 'unreachable', { error: 'Forbidden: bot was blocked by the user' });
    expect(await row(taken.id)).toMatchObject({ status: 'parked' });
    await approved(anya);
    expect(await take(kollab)).toEqual([]);
    const parked = () =>
      kollab.db.selectFrom('notifications').where('status', '=', 'parked').select('id').execute();
    expect(await parked()).toHaveLength(2);
    await kollab.set('notifications', taken, {
      created_at: new Date(Date.now() - 8 * 24 * 3_600_000),
    });
    const bot = kollab.botFor(anya.telegramId);
    expect(await bot(setReachable, { body: { reachable: true } })).toEqual({ reachable: true });
    expect((await take(kollab)).map((item) => item.telegramId)).toEqual([anya.telegramId]);
    expect(await parked()).toEqual([{ id: taken.id }]);
    await approved(anya);
    await takeOne();
  });

  test('gets nothing else that was waiting, until they come back', async () => {
    const anya = await approved();
    const taken = await takeOne();
    await approved(anya);
    await settle(kollab, taken, 'unreachable', { error: 'Forbidden: bot was blocked by the user' });
    expect(await take(kollab)).toEqual([]);
    await kollab.botFor(anya.telegramId)(setReachable, { body: { reachable: true } });
    expect(await take(kollab)).toHaveLength(2);
  });

  test('is also known by the bot’s word', async () => {
    const anya = await kollab.person();
    await anya.call(setReachable, { body: { reachable: false } });
    await approved(anya);
    expect(await take(kollab)).toEqual([]);
    await anya.call(setReachable, { body: { reachable: true } });
    expect(await take(kollab)).toHaveLength(1);
  });
});
