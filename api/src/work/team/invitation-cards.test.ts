import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, decide, takeAll } from '#test/steps/applications.ts';
import { deliver } from '#test/steps/profiles.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { add, answer, listOwn, placeOf, remove } from '#test/steps/team.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());
const project = fresh(() => sampleProject(kollab, { owner: anya }));
beforeEach(async () => {
  await takeAll(kollab);
  await add(anya, project, ilya);
  await deliver(kollab);
});

const cards = async () =>
  (await takeAll(kollab)).flatMap(({ messageId, event }) =>
    event.kind === 'invitationCard' ? [{ messageId, state: event.card.state }] : [],
  );
const takeBack = async () => remove(anya, project, await placeOf(anya, project, ilya));
const acceptApplication = async () => {
  await applyTo(ilya, project);
  await decide(anya, project, ilya, 'Accepted');
};
const endings: [string, string, () => Promise<unknown>][] = [
  ['accepted', 'member', () => answer(ilya, project, true)],
  ['declined', 'declined', () => answer(ilya, project, false)],
  ['taken back', 'cancelled', takeBack],
  ['overtaken by an accepted application', 'member', acceptApplication],
];

test.each(endings)('the card of an invitation that was %s says so', async (_, state, act) => {
  await act();
  expect(await cards()).toEqual([{ messageId: 7, state }]);
});

test.each([
  ['an invitation', () => answer(ilya, project, true)],
  ['an application', acceptApplication],
])('who joined by %s and left is invited by a message of its own', async (_, join) => {
  await join();
  await takeBack();
  await deliver(kollab);
  await add(anya, project, ilya);
  expect(await cards()).toEqual([{ messageId: null, state: 'invited' }]);
});

const day = 24 * 60 * 60_000;

describe.each([
  ['declined', () => answer(ilya, project, false)],
  ['taken back', takeBack],
])('an invitation after one that was %s', (_, act) => {
  test('is no new message within a week: the card they have shows it', async () => {
    await act();
    await deliver(kollab);
    kollab.passTime(6 * day);
    await add(anya, project, ilya);
    expect(await cards()).toEqual([{ messageId: 7, state: 'invited' }]);
    expect((await listOwn(ilya)).map(({ projectId }) => projectId)).toEqual([project.id]);
  });

  test('is a new message a week later, and the newest', async () => {
    const other = await sampleProject(kollab, { owner: anya });
    await act();
    await add(anya, other, ilya);
    await takeAll(kollab);
    kollab.passTime(7 * day);
    await add(anya, project, ilya);
    expect(await cards()).toEqual([{ messageId: null, state: 'invited' }]);
    expect((await listOwn(ilya)).map(({ projectId }) => projectId)).toEqual([project.id, other.id]);
  });
});
