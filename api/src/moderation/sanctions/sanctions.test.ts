import { getUser, listRecord } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { doJobs } from '#src/jobs/jobs.ts';
import {
  appealIt,
  complain,
  decideAppeal,
  followIt,
  judge,
  listQueue,
  release,
  sanctionsOf,
} from '#test/steps/reports.ts';
import { told } from '#test/steps/profiles.ts';
import { fresh, freshApp, refused, type Someone } from '#test/test-app.ts';

const day = 24 * 60 * 60_000;
const kollab = freshApp();
const vera = fresh(() => kollab.moderator());
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', lastName: 'Ким' }));

const sanction = async (...how: [Parameters<typeof judge>[2], string?, (7 | 30)?]) =>
  judge(vera, await complain(anya, oleg), ...how);
const self = (person: Someone) => person.call(getUser, { params: { id: person.id } });
const recordOf = async (person: Someone) =>
  (await vera.call(listRecord, { query: { subjectId: person.id } })).map(
    ({ kind, reason, until, origin }) => ({ kind, reason, until, origin }),
  );
const doAllJobs = () => doJobs(kollab.context, (error) => expect(error).toBeUndefined());

describe('a sanction', () => {
  test.each(['warn', 'suspend', 'block'] as const)('needs a reason: %s', async (decision) => {
    const report = await complain(anya, oleg);
    await expect(judge(vera, report, decision, '')).rejects.toMatchObject(
      refused('reasonTooShort', 400),
    );
    await expect(judge(vera, report, decision, 'Реклама'.repeat(100))).rejects.toMatchObject(
      refused('reasonTooLong', 400),
    );
    expect(await sanctionsOf(oleg)).toEqual([]);
  });

  test('is read by whom it is against, and stands in the record', async () => {
    await sanction('suspend', 'Шлёт рекламу', 7);
    const [own] = await sanctionsOf(oleg);
    expect(own).toMatchObject({
      kind: 'suspension',
      reason: 'Шлёт рекламу',
      endedAt: null,
      appeal: null,
    });
    expect(Date.parse(own?.until ?? '') - Date.parse(own?.at ?? '')).toBe(7 * day);
    expect(await self(oleg)).toMatchObject({ isRestricted: true });
    expect(await self(anya)).toMatchObject({ isRestricted: false });
    expect(await sanctionsOf(anya)).toEqual([]);
    expect(await recordOf(oleg)).toEqual([
      {
        kind: 'reportSuspended',
        reason: 'Шлёт рекламу',
        until: expect.any(String),
        origin: 'person',
      },
    ]);
  });
});

describe('a warning', () => {
  test('takes nothing from a person but tells them why', async () => {
    await sanction('warn', 'Последнее предупреждение');
    await followIt(oleg, anya);
    expect(await self(oleg)).toMatchObject({ isRestricted: false });
    expect(await told(kollab, oleg)).toEqual([
      { kind: 'profileSanctioned', sanction: 'warned', reason: 'Последнее предупреждение' },
    ]);
    expect(await sanctionsOf(oleg)).toMatchObject([{ kind: 'warning', mayAppealUntil: null }]);
    expect(await recordOf(oleg)).toMatchObject([{ kind: 'reportWarned' }]);
  });
});

describe('the term of a suspension', () => {
  test('ends it by itself, and the person hears of it', async () => {
    await sanction('suspend', 'Шлёт рекламу', 7);
    kollab.passTime(7 * day - 60_000);
    await doAllJobs();
    await expect(followIt(oleg, anya)).rejects.toMatchObject(refused('suspended', 403));
    kollab.passTime(2 * 60_000);
    await doAllJobs();
    await followIt(oleg, anya);
    expect(await self(oleg)).toMatchObject({ isRestricted: false });
    expect(await sanctionsOf(oleg)).toMatchObject([{ endedAt: expect.any(String) }]);
    expect(await told(kollab, oleg)).toContainEqual({
      kind: 'profileSanctioned',
      sanction: 'ended',
      reason: null,
    });
    expect(await recordOf(oleg)).toContainEqual(
      expect.objectContaining({ kind: 'unsuspended', origin: 'system' }),
    );
  });

  test('is the one decided last', async () => {
    await sanction('suspend', 'Шлёт рекламу', 7);
    // Others do not see whom moderators suspended.
    const again = await complain(await kollab.moderator(), oleg);
    await judge(vera, again, 'suspend', 'И продолжает', 30);
    kollab.passTime(8 * day);
    await doAllJobs();
    await expect(followIt(oleg, anya)).rejects.toMatchObject(refused('suspended', 403));
    expect(await sanctionsOf(oleg)).toMatchObject([
      { reason: 'И продолжает', endedAt: null },
      { reason: 'Шлёт рекламу', endedAt: expect.any(String) },
    ]);
  });

  test('is over with the suspension', async () => {
    await sanction('suspend', 'Шлёт рекламу', 7);
    await release(vera, oleg);
    await sanction('suspend', 'Снова реклама');
    kollab.passTime(8 * day);
    await doAllJobs();
    await expect(followIt(oleg, anya)).rejects.toMatchObject(refused('suspended', 403));
  });
});

describe('a second suspension', () => {
  const again = async () => complain(await kollab.moderator(), oleg);

  test.each([
    ['of 30 days', 30],
    ['without a term', undefined],
  ] as const)('does not shorten one %s', async (_, days) => {
    await sanction('suspend', 'Шлёт рекламу', days);
    const [first] = await sanctionsOf(oleg);
    kollab.passTime(day);
    const report = await again();
    expect(await listQueue(vera)).toMatchObject([{ suspension: { until: first?.until } }]);
    await judge(vera, report, 'suspend', 'И продолжает', 7);
    expect(await sanctionsOf(oleg)).toMatchObject([
      { reason: 'И продолжает', until: first?.until, endedAt: null },
      { reason: 'Шлёт рекламу', endedAt: expect.any(String) },
    ]);
    kollab.passTime(8 * day);
    await doAllJobs();
    await expect(followIt(oleg, anya)).rejects.toMatchObject(refused('suspended', 403));
  });

  test('waits for the appeal against the first', async () => {
    await sanction('suspend', 'Шлёт рекламу', 7);
    const report = await again();
    const appealed = await appealIt(oleg);
    await expect(judge(vera, report, 'suspend', 'И продолжает', 30)).rejects.toMatchObject(
      refused('appealWaits', 409),
    );
    await decideAppeal(await kollab.moderator(), appealed, 'refused', 'Это реклама');
    await judge(vera, report, 'suspend', 'И продолжает', 30);
  });
});

test('only a suspension has a term', async () => {
  const report = await complain(anya, oleg);
  await expect(judge(vera, report, 'block', 'Шлёт рекламу', 7)).rejects.toMatchObject(
    refused('badInput', 400),
  );
});
