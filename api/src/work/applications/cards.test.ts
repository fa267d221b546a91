import { beforeEach, expect, test } from 'vitest';
import { closeVacancy } from '@kollab/contract';
import { settle } from '#test/steps/profiles.ts';
import { add, answer, handOver } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { sharedApp, type Someone } from '#test/test-app.ts';
import { applyTo, decide, type Place, takeAll, withdraw } from '#test/steps/applications.ts';

let anya: Someone;
let ilya: Someone;
let olga: Someone;
let place: Place;
const kollab = sharedApp();
beforeEach(async () => {
  await takeAll(kollab);
  [anya, ilya, olga] = [await kollab.person(), await kollab.person(), await kollab.person()];
  place = await sampleProject(kollab, { owner: anya, members: [olga] });
  await applyTo(ilya, place);
  const [card] = await takeAll(kollab);
  if (card) await settle(kollab, card, 'sent', { messageId: 7 });
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
  const cards = await takeAll(kollab);
  const own = cards.find(({ event }) => event.kind === 'applicationCard');
  if (own) await settle(kollab, own, 'sent', { messageId: 7 });
  await answer(person, place, true);
  expect(await editOf()).toMatchObject({ card: { status: 'Withdrawn', mayDecide: false } });
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
