import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import {
  approve,
  claim,
  decide,
  kinds,
  readHistory,
  readOwn,
  readPublic,
  reject,
  send,
} from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дуб' }));

async function submitted() {
  const anya = await kollab.person();
  await send(anya, { major: 'Физика', description: 'О себе' });
  return anya;
}

const newsFor = ({ id }: Someone) =>
  kollab.db.selectFrom('notifications').where('recipient_id', '=', id).select('kind').execute();

const setRole = (role: 'user' | 'moderator', { id }: Someone) =>
  kollab.set('users', { id }, { role });

const isAsItWas = async (anya: Someone) => {
  expect(await kinds(anya)).toEqual(['submitted']);
  expect(await newsFor(anya)).toEqual([]);
  expect(await readPublic(kollab, anya)).toMatchObject({ major: '', description: '' });
};

/** What is left of a submission after each decision: who sees what, and how many drafts. */
const traces = {
  approved: { major: 'Физика', description: 'О себе', drafts: 0, news: 'profileApproved' },
  rejected: { major: '', description: '', drafts: 2, news: 'profileRejected' },
  partlyApproved: { major: 'Физика', description: '', drafts: 1, news: 'profileRejected' },
};

describe('two moderators at once', () => {
  test.each([1, 2, 3])('come to one outcome, by whatever calls (round %i)', async (round) => {
    const anya = await submitted();
    const calls = [
      () => approve(vera, anya, 1),
      () => reject(oleg, anya, 'Не годится'),
      () => decide(vera, anya, { description: 'Слишком коротко' }, 1),
      () => decide(oleg, anya, { major: 'Такого нет', description: 'Слишком коротко' }),
    ];
    const turned = [...calls.slice(round), ...calls.slice(0, round)];
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => turned.map((call) => call())).flat(),
    );
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer] : []));
    expect(refusals).toHaveLength(19);
    const { events } = await readHistory(anya);
    const [, decision, ...more] = events;
    expect(more).toEqual([]);
    const { news, drafts, ...shown } = traces[decision?.kind as keyof typeof traces];
    expect(await readPublic(kollab, anya)).toMatchObject(shown);
    expect((await readOwn(anya)).pendingChanges).toHaveLength(drafts);
    expect(await newsFor(anya)).toEqual([{ kind: news }]);
    const names = new Set(refusals.map(({ reason }) => reason.details?.decidedBy));
    expect(new Set(refusals.map(({ reason }) => reason.code))).toEqual(new Set(['alreadyDecided']));
    expect(names.size).toBe(1);
  });
});

test('what was decided is refused without waiting for who works on the same profile', async () => {
  const anya = await submitted();
  await approve(vera, anya);
  await kollab.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').where('id', '=', anya.id).select('id').forUpdate().execute();
    for (const late of [() => approve(oleg, anya), () => reject(oleg, anya, 'Не годится')]) {
      await expect(late()).rejects.toMatchObject({
        code: 'alreadyDecided',
        details: { decidedBy: 'Вера Орлова' },
      });
    }
  });
});

describe('a decision on an older version', () => {
  test.each([
    ['approve', (anya: Someone) => approve(vera, anya, 1)],
    ['decide', (anya: Someone) => decide(vera, anya, { major: 'Такого нет' }, 1)],
    ['claim', (anya: Someone) => claim(vera, anya, 1)],
  ])('to %s says which there is now, and changes nothing', async (_, act) => {
    const anya = await submitted();
    await send(anya, { major: 'Химия' });
    await expect(act(anya)).rejects.toMatchObject(
      refused('staleVersion', 409, { version: 2, status: 'Pending' }),
    );
    expect(await kinds(anya)).toEqual(['submitted', 'submitted']);
    expect(await readPublic(kollab, anya)).toMatchObject({ major: '', description: '' });
  });
});

test('a version that was decided on says of a newer one that waits, not of the earlier decision', async () => {
  const anya = await submitted();
  await reject(oleg, anya, 'Не годится');
  await expect(approve(vera, anya, 1)).rejects.toMatchObject(refused('alreadyDecided', 409));
  await send(anya, { major: 'Химия' });
  await expect(approve(vera, anya, 1)).rejects.toMatchObject(
    refused('staleVersion', 409, { version: 2, status: 'Pending' }),
  );
  await expect(approve(vera, anya, 3)).rejects.toMatchObject({ code: 'staleVersion' });
});

describe('a claim that ran out', () => {
  test('may be taken by another, while its former holder may still decide', async () => {
    const anya = await submitted();
    await claim(vera, anya, 1);
    await expect(claim(oleg, anya, 1)).rejects.toMatchObject({ code: 'claimedByOther' });
    kollab.passTime(16 * 60_000);
    expect((await claim(oleg, anya, 1)).claimedBy).toMatchObject({ name: 'Олег Дуб' });
    await expect(claim(vera, anya, 1)).rejects.toMatchObject({
      code: 'claimedByOther',
      details: { claimedBy: 'Олег Дуб' },
    });
    await approve(vera, anya, 1);
    await expect(reject(oleg, anya, 'Не годится')).rejects.toMatchObject({
      code: 'alreadyDecided',
      details: { status: 'Approved', decidedBy: 'Вера Орлова' },
    });
    expect(await newsFor(anya)).toEqual([{ kind: 'profileApproved' }]);
  });
});

describe('a moderator who lost the role', () => {
  const decisions = [
    ['approve', (by: Someone, anya: Someone) => approve(by, anya, 1)],
    ['reject', (by: Someone, anya: Someone) => reject(by, anya, 'Не годится')],
    ['decide', (by: Someone, anya: Someone) => decide(by, anya, { major: 'Такого нет' }, 1)],
    ['claim', (by: Someone, anya: Someone) => claim(by, anya, 1)],
  ] as const;

  test.each(decisions)('may not %s even with the request under way', async (_, act) => {
    const [anya, nina] = [await submitted(), await kollab.moderator()];
    const answer = await kollab.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').where('id', '=', anya.id).select('id').forUpdate().execute();
      const pending = act(nina, anya).catch((error: unknown) => error);
      await somebodyWaits();
      await setRole('user', nina);
      return { pending };
    });
    expect(await answer.pending).toMatchObject(refused('forbidden', 403));
    await isAsItWas(anya);
  });

  test('leaves what was claimed to the others', async () => {
    const [anya, nina] = [await submitted(), await kollab.moderator()];
    await claim(nina, anya);
    await setRole('user', nina);
    await approve(oleg, anya);
    expect(await readPublic(kollab, anya)).toMatchObject({ major: 'Физика' });
  });
});

/** Returns once some transaction of this database waits for another's lock. */
async function somebodyWaits() {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kollab.db);
    if (rows.length > 0) return;
  }
}
