import { type ApiError, type ReviewedField, setAllInReview } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';
import {
  approve,
  claim,
  kinds,
  listQueue,
  readHistory,
  readOwn,
  readPublic,
  reject,
  save,
  send,
} from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дуб' }));

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

async function race(calls: Promise<unknown>[]) {
  const results = await Promise.allSettled(calls);
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as ApiError] : [],
  );
  return { won: results.length - refusals.length, codes: refusals.map((error) => error.code) };
}

const countChanges = async ({ id }: Someone) => {
  const changes = kollab.db.selectFrom('changes').where('subject_id', '=', id);
  return (await changes.where('submission_id', 'is', null).select('id').execute()).length;
};

describe('a submission that two moderators decide on at once', () => {
  test('is claimed by one', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    const { won, codes } = await race(
      times(10, (index) => claim(index % 2 === 0 ? vera : oleg, anya)),
    );
    expect(won).toBe(5);
    expect(new Set(codes)).toEqual(new Set(['claimedByOther']));
    expect(await kinds(anya)).toEqual(['submitted', 'inReview']);
  });
});

describe('sending while a moderator approves', () => {
  test('with the version they saw publishes nothing they did not see', async () => {
    for (const person of await Promise.all(times(8, () => kollab.person()))) {
      await send(person, { major: 'Физика' });
      const [approval] = await Promise.allSettled([
        approve(vera, person, 1),
        send(person, { major: 'Химия' }),
      ]);
      const own = await readOwn(person);
      expect(own).toMatchObject({ major: 'Химия', moderationStatus: 'Pending' });
      const isApproved = approval.status === 'fulfilled';
      const { major } = await readPublic(kollab, person);
      expect(major).toBe(isApproved ? 'Физика' : '');
      expect(own.pendingChanges).toMatchObject([{ oldValue: major, newValue: 'Химия' }]);
      expect(await kinds(person)).toEqual(
        isApproved ? ['submitted', 'approved', 'submitted'] : ['submitted', 'submitted'],
      );
    }
  });
});

describe('saving at once', () => {
  test('different fields loses none', async () => {
    const anya = await kollab.person();
    const values: [ReviewedField, unknown][] = [
      ['firstName', 'Анна'],
      ['lastName', 'Лис'],
      ['middleName', 'Ильинична'],
      ['university', 'МФТИ'],
      ['course', '2'],
      ['major', 'Физика'],
      ['statusShort', 'Ищу команду'],
      ['description', 'О себе'],
      ['tags', ['React']],
      ['links', [{ type: 'Код', url: 'https://code.example.org/' }]],
    ];
    const { won } = await race(values.map(([field, value]) => save(anya, field, value)));
    expect(won).toBe(values.length);
    const own = await readOwn(anya);
    expect(own.pendingChanges).toHaveLength(values.length);
    expect(own).toMatchObject({ university: 'МФТИ', course: '2', tags: [{ tagName: 'React' }] });
  });

  test('the same field keeps one record', async () => {
    const anya = await kollab.person();
    const { won } = await race(times(10, (index) => save(anya, 'major', `Физика ${index}`)));
    expect(won).toBe(10);
    expect(await countChanges(anya)).toBe(1);
  });

  test('and sending makes one submission', async () => {
    const anya = await kollab.person();
    const { won } = await race(times(10, (index) => send(anya, { major: `Физика ${index}` })));
    expect(won).toBe(10);
    const queued = (await listQueue(vera)).filter((item) => item.userId === anya.id);
    expect(queued).toMatchObject([{ version: 10, changes: [{ changeType: 'major' }] }]);
  });
});

test('taking all into work beside decisions and submissions blocks nobody', async () => {
  const people = await Promise.all(times(8, () => kollab.person()));
  for (const person of people) await send(person, { major: 'Физика' });
  const { won, codes } = await race(
    people.flatMap((person, index) => [
      vera.call(setAllInReview, {}),
      index % 2 === 0 ? approve(oleg, person) : reject(oleg, person, 'Не годится'),
      send(person, { description: `О себе ${index}` }),
    ]),
  );
  expect(codes.filter((code) => code !== 'alreadyDecided')).toEqual([]);
  expect(won + codes.length).toBe(24);
  for (const person of people) {
    const { events, moderationStatus } = await readHistory(person);
    expect(events.filter((event) => /approved|rejected/.test(event.kind)).length).toBe(1);
    expect(['Pending', 'In_review', 'Approved', 'Rejected']).toContain(moderationStatus);
  }
});

test('moderators who send and decide on each other’s profiles at once block nobody', async () => {
  const moderators = [vera, oleg, await kollab.moderator(), await kollab.moderator()];
  for (const round of times(5, (index) => index)) {
    const sent = await race(moderators.map((one) => send(one, { major: `Физика ${round}` })));
    expect(sent.codes).toEqual([]);
    const decided = await race(
      moderators.map((one, index) => approve(moderators.at(index - 1) ?? vera, one)),
    );
    expect(decided.codes).toEqual([]);
  }
});
