import { beforeEach, expect, test } from 'vitest';
import { closeVacancy } from '@kollab/contract';
import { deliver } from '#test/steps/profiles.ts';
import { add, answer, handOver } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { applyTo, decide, takeAll, withdraw } from '#test/steps/applications.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());
const olga = fresh(() => kollab.person());
const place = fresh(() => sampleProject(kollab, { owner: anya, members: [olga] }));
beforeEach(async () => {
  await takeAll(kollab);
  await applyTo(ilya, place);
  await deliver(kollab);
});

const editOf = async () => {
  const rows = await takeAll(kollab);
  const edits = rows.filter(({ messageId }) => messageId === 7);
  expect(edits).toHaveLength(1);
  expect(edits[0]?.telegramId).toBe(anya.telegramId);
  return edits[0]?.event;
};

const params = () => ({ projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' });
const join = async () => {
  await add(anya, { id: place.id }, ilya);
};
const endings: [string, string, () => Promise<unknown>][] = [
  ['taken back', 'Withdrawn', () => withdraw(ilya, place)],
  ['accepted', 'Accepted', () => decide(anya, place, ilya, 'Accepted')],
  ['accepted by adding to the team', 'Accepted', join],
  ['rejected', 'Rejected', () => decide(anya, place, ilya, 'Rejected')],
  [
    'closed',
    'Rejected',
    () => anya.call(closeVacancy, { params: params(), body: { rejectOthers: true } }),
  ],
];

test.each(endings)('the card of an application that was %s says so', async (_, status, act) => {
  await act();
  expect(await editOf()).toMatchObject({
    kind: 'applicationCard',
    card: { telegramId: ilya.telegramId, status, mayDecide: false },
  });
});

test('the card of an application says when an invitation came first', async () => {
  const person = await kollab.person();
  await add(anya, place, person);
  await applyTo(person, place);
  await deliver(kollab);
  await answer(person, place, true);
  const card = { telegramId: person.telegramId, status: 'Withdrawn', mayDecide: false };
  const edits = (await takeAll(kollab)).filter(({ messageId }) => messageId === 7);
  expect(edits.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ card: expect.objectContaining(card) }),
  );
});

test('the old owner’s card can decide nothing, the new owner has one of their own', async () => {
  await handOver(anya, place, olga);
  const rows = await takeAll(kollab);
  const cards = rows.filter(({ event }) => event.kind === 'applicationCard');
  const seen = cards.map(({ telegramId, messageId, event }) => ({ telegramId, messageId, event }));
  expect(seen).toHaveLength(2);
  expect(seen).toContainEqual({
    telegramId: anya.telegramId,
    messageId: 7,
    event: expect.objectContaining({ card: expect.objectContaining({ mayDecide: false }) }),
  });
  expect(seen).toContainEqual({
    telegramId: olga.telegramId,
    messageId: null,
    event: expect.objectContaining({ card: expect.objectContaining({ mayDecide: true }) }),
  });
});
