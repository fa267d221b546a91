import { getVacancy } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, day, decide, listOwn, type Place, readOne } from '#test/steps/applications.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { countAnswers } from './answers.service.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const place = fresh(() => sampleProject(kollab, { owner: anya }));

const count = async (now = kollab.context.clock()) => {
  await kollab.db.deleteFrom('jobs').execute();
  await countAnswers(kollab.context, now);
};

const answerTime = async (of: Place = place) => {
  const params = { projectId: of.id, vacancyId: of.vacancyIds[0] ?? '' };
  return (await kollab.anonymous(getVacancy, { params })).answerTime;
};

/** Applications that were decided after so many days; null: they wait still, for forty days. */
async function decided(...waits: (number | null)[]) {
  for (const wait of waits) {
    const applicant = await kollab.approved();
    await applyTo(applicant, place);
    if (wait !== null) await decide(anya, place, applicant, 'Rejected');
    const madeAt = new Date(Date.now() - (wait ?? 40) * day);
    await kollab.db
      .updateTable('applications')
      .set({ created_at: madeAt, waits_from: madeAt })
      .where('user_id', '=', applicant.id)
      .execute();
  }
  await kollab.db
    .updateTable('applications')
    .set((eb) => ({ decided_at: eb.fn('clock_timestamp') }))
    .where('decided_at', 'is not', null)
    .execute();
}

test('it is said of an owner from three answers on', async () => {
  await decided(0.2, 0.3);
  await count();
  expect(await answerTime()).toBeNull();
  await decided(0.4);
  await count();
  expect(await answerTime()).toBe('sameDay');
});

test.each([
  ['days', [1.5, 2, 2.5]],
  ['week', [4, 6, 7]],
  ['notAlways', [1, 1, 1, null, null, null]],
] as const)('%s', async (word, waits) => {
  await decided(...waits);
  await count();
  expect(await answerTime()).toBe(word);
});

test('it is of the owner, whichever of their projects', async () => {
  await decided(0.1, 0.1, 0.1);
  await count();
  const other = await sampleProject(kollab, { owner: anya });
  expect(await answerTime(other)).toBe('sameDay');
  const foreign = await sampleProject(kollab, { owner: await kollab.approved() });
  expect(await answerTime(foreign)).toBeNull();
});

test('who waits for an answer reads it, others have no use for it', async () => {
  await decided(0.1, 0.1, 0.1);
  await count();
  const ilya = await kollab.approved();
  await applyTo(ilya, place);
  expect(await listOwn(ilya)).toMatchObject([{ status: 'Pending', answerTime: 'sameDay' }]);
  expect(await readOne(ilya, place, ilya)).toMatchObject({ answerTime: 'sameDay' });
  await decide(anya, place, ilya, 'Rejected');
  expect(await listOwn(ilya)).toMatchObject([{ answerTime: null }]);
});

test('it is counted anew every day, and forgotten when nobody applied in ninety', async () => {
  await decided(0.1, 0.1, 0.1);
  await count();
  await kollab.db.updateTable('answer_times').set({ answer_time: 'week' }).execute();
  await count();
  expect(await answerTime()).toBe('week');
  const later = (days: number) => new Date(Date.now() + days * day);
  await count(later(1.1));
  expect(await answerTime()).toBe('sameDay');
  await count(later(100));
  expect(await answerTime()).toBeNull();
});
