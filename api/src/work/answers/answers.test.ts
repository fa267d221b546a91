import { getVacancy } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import * as projects from '#test/steps/projects.ts';
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

const daysBefore = (days: number) => new Date(Date.now() - days * day);

async function decided(...waits: (number | null)[]) {
  for (const wait of waits) {
    const applicant = await kollab.approved();
    await applyTo(applicant, place);
    if (wait !== null) await decide(anya, place, applicant, 'Rejected');
    const madeAt = daysBefore(wait === null ? 40 : wait + 2);
    await kollab.db
      .updateTable('applications')
      .set({ created_at: madeAt, waits_from: madeAt })
      .where('user_id', '=', applicant.id)
      .execute();
  }
  await kollab.db
    .updateTable('applications')
    .set({ decided_at: daysBefore(2) })
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

test('it is of the owner, whichever of their projects, and who waits for an answer reads it', async () => {
  await decided(0.1, 0.1, 0.1);
  await count();
  const other = await sampleProject(kollab, { owner: anya });
  expect(await answerTime(other)).toBe('sameDay');
  const foreign = await sampleProject(kollab, { owner: await kollab.approved() });
  expect(await answerTime(foreign)).toBeNull();
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

test('what came within the last day counts for nothing, answered or not', async () => {
  await decided(0.1, 0.1, 0.1);
  for (let index = 0; index < 5; index += 1) await applyTo(await kollab.approved(), place);
  await count();
  expect(await answerTime()).toBe('sameDay');
  await count(new Date(Date.now() + 1.1 * day));
  expect(await answerTime()).toBe('notAlways');
});

test('what a moderator closed counts for nothing', async () => {
  await decided(0.1, 0.1, 0.1);
  const other = await sampleProject(kollab, { owner: anya });
  for (let index = 0; index < 3; index += 1) await applyTo(await kollab.approved(), other);
  await kollab.db
    .updateTable('applications')
    .set({ created_at: daysBefore(40), waits_from: daysBefore(40) })
    .where('project_id', '=', other.id)
    .execute();
  await count();
  expect(await answerTime()).toBe('notAlways');
  await projects.remove(await kollab.moderator(), other, 'Обещает доход');
  await count(new Date(Date.now() + 1.1 * day));
  expect(await answerTime()).toBe('sameDay');
});
