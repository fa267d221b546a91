import { closeVacancy, reopenVacancy, serverLimits } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { gone } from '#test/steps/account.ts';
import { applyTo, type Place, withdraw } from '#test/steps/applications.ts';
import { inboxOf } from '#test/steps/contacts.ts';
import {
  callTo,
  dismiss,
  peopleFor,
  sharedMatching,
  skilled,
  vacanciesFor,
  wanting,
} from '#test/steps/matching.ts';
import { deliver, take } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { block } from '#test/steps/reports.ts';
import { outcomes, told } from '#test/steps/team.ts';
import { refused, type Someone } from '#test/test-app.ts';

const { kollab, vera, skills, anya, ilya, place } = sharedMatching({
  dailyLimits: { call: 3 },
});
const tags = () => [skills.a, skills.b];

const week = serverLimits.callsWithin;
const lately = refused('calledLately', 429);
const notCallable = refused('notCallable', 409);

const cardsOf = async (person: Someone) =>
  (await inboxOf(person)).flatMap(({ event }) => (event.kind === 'callCard' ? [event.card] : []));
const calls = async () => (await told(kollab, ilya)).filter(({ kind }) => kind === 'callCard');
const other = async (): Promise<[Someone, Place]> => {
  const owner = await kollab.approved();
  return [owner, await wanting(kollab, owner, tags())];
};
const mayCall = async (owner: Someone, at: Place) =>
  (await peopleFor(owner, at)).find(({ id }) => id === ilya.id)?.mayCall;

describe('a call', () => {
  test('again says when it may be made, where it was one’s own', async () => {
    await callTo(anya, place, ilya);
    const day = 24 * 60 * 60;
    const daysLeft = serverLimits.callAgainAfter / 1000 / day - 10;
    kollab.passTime(10 * day * 1000);
    const again = await callTo(anya, place, ilya).catch((error: unknown) => error);
    expect(again).toMatchObject(lately);
    const { details } = again as { details: { retryAfterSeconds: number } };
    expect(Math.ceil(details.retryAfterSeconds / day)).toBe(daysLeft);
  });

  test('tells a person who calls them where, and why', async () => {
    expect(await callTo(anya, place, ilya)).toEqual({ telegramId: ilya.telegramId });
    const card = {
      projectId: place.id,
      projectName: 'Солнечная карта',
      vacancyId: place.vacancyIds[0],
      vacancyTitle: 'Разработчик',
      ownerName: 'Аня Лис',
      match: expect.objectContaining({ matched: expect.arrayContaining(tags()) }),
      state: 'open',
    };
    expect(await calls()).toEqual([{ kind: 'callCard', card }]);
    expect(await cardsOf(ilya)).toEqual([card]);
    expect(await cardsOf(anya)).toEqual([]);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['applied', 'applied', () => applyTo(ilya, place)],
    ['declined', 'not now', () => dismiss(ilya, place, 'other')],
    ['over', 'the project is archived', () => projects.archive(anya, place)],
  ])('stands as %s once they say so: %s', async (state, _, answer) => {
    await callTo(anya, place, ilya);
    await answer();
    expect(await cardsOf(ilya)).toMatchObject([{ state, match: null }]);
  });

  test('is edited in the chat once they apply, and once they take it back', async () => {
    await kollab.db.deleteFrom('notifications').execute();
    await callTo(anya, place, ilya);
    await deliver(kollab);
    const edited = async () =>
      (await deliver(kollab)).flatMap(({ messageId, event }) =>
        messageId === 7 && event.kind === 'callCard' ? [event.card.state] : [],
      );
    await applyTo(ilya, place);
    expect(await edited()).toEqual(['applied']);
    await withdraw(ilya, place);
    expect(await edited()).toEqual(['open']);
    const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await anya.call(closeVacancy, { params, body: {} });
    expect(await edited()).toEqual(['over']);
    await anya.call(reopenVacancy, { params, body: {} });
    expect(await edited()).toEqual(['open']);
    await dismiss(ilya, place, 'other');
    expect(await edited()).toEqual(['declined']);
    await projects.remove(vera, place, 'Обещает доход');
    expect(await edited()).toEqual(['over']);
  });

  test('of somebody whom they blocked since is gone', async () => {
    await callTo(anya, place, ilya);
    await block(ilya, anya);
    expect(await cardsOf(ilya)).toEqual([]);
    expect(await calls()).toEqual([]);
  });
});

describe('nobody is called too often:', () => {
  test('by one owner once in 30 days, to whatever vacancy', async () => {
    const second = await wanting(kollab, anya, tags());
    await callTo(anya, place, ilya);
    expect([await mayCall(anya, place), await mayCall(anya, second)]).toEqual([false, false]);
    for (const at of [place, second]) {
      await expect(callTo(anya, at, ilya)).rejects.toMatchObject(lately);
    }
    kollab.passTime(serverLimits.callAgainAfter + 1000);
    expect(await mayCall(anya, place)).toBe(true);
    await callTo(anya, place, ilya);
  });

  test('by all owners three times a week, even at the same moment', async () => {
    const owners = [];
    for (let count = 0; count < 6; count += 1) owners.push(await other());
    const found = await outcomes(owners.map(([owner, at]) => callTo(owner, at, ilya)));
    expect(found.filter((one) => one !== 'calledLately')).toHaveLength(serverLimits.callsReaching);
    expect(await mayCall(anya, place)).toBe(false);
    kollab.passTime(week + 1000);
    expect(await mayCall(anya, place)).toBe(true);
  });

  test('an owner calls as many people as the day allows', async () => {
    const people = [];
    for (let count = 0; count < 4; count += 1) people.push(await skilled(kollab, vera, tags()));
    const [last, ...others] = people;
    if (!last) throw new Error('nobody is left');
    for (const person of others) await callTo(anya, place, person);
    await expect(callTo(anya, place, last)).rejects.toMatchObject(refused('dailyLimit', 429));
    kollab.passTime(24 * 60 * 60_000 + 1000);
    await callTo(anya, place, last);
  });
});

describe('only whom it fits is called:', () => {
  test('nobody without any of its skills, who was never approved, or who is not there', async () => {
    for (const person of [await skilled(kollab, vera, ['Химия']), await kollab.person()]) {
      await expect(callTo(anya, place, person)).rejects.toMatchObject(notCallable);
    }
    await expect(callTo(anya, place, { telegramId: 1 })).rejects.toMatchObject(
      refused('userNotFound', 404),
    );
  });

  test('nobody to a vacancy that takes no applications', async () => {
    await kollab.set('vacancies', { id: place.vacancyIds[0] ?? '' }, { closed_at: new Date() });
    await expect(callTo(anya, place, ilya)).rejects.toMatchObject(refused('vacancyNotFound', 404));
  });
});

describe('who leaves Kollab', () => {
  test('is on their calls as nobody, and those are over in the chat too', async () => {
    await kollab.db.deleteFrom('notifications').execute();
    await callTo(anya, place, ilya);
    await deliver(kollab);
    await gone(kollab, anya);
    expect(await take(kollab)).toContainEqual(
      expect.objectContaining({
        telegramId: ilya.telegramId,
        messageId: 7,
        event: expect.objectContaining({
          card: expect.objectContaining({
            state: 'over',
            match: null,
            ownerName: 'Удалённый профиль',
          }),
        }),
      }),
    );
  });

  test('leaves neither calls to them behind, nor what was not wanted', async () => {
    const second = await skilled(kollab, vera, tags());
    await callTo(anya, place, ilya);
    await dismiss(ilya, place);
    await dismiss(anya, place, 'level', second);
    await gone(kollab, ilya);
    const left = () => ({
      calls: kollab.db.selectFrom('calls_to_apply').where('user_id', '=', ilya.id),
      own: kollab.db.selectFrom('match_dismissals').where('user_id', '=', ilya.id),
      byOwner: kollab.db.selectFrom('match_dismissals').where('user_id', '=', second.id),
    });
    const count = async (of: keyof ReturnType<typeof left>) =>
      (await left()[of].selectAll().execute()).length;
    expect([await count('calls'), await count('own'), await count('byOwner')]).toEqual([0, 0, 1]);
    await gone(kollab, anya);
    expect(await count('byOwner')).toBe(0);
  });
});

test('a vacancy that the person may not see cannot be dismissed by them', async () => {
  await block(anya, ilya);
  await expect(dismiss(ilya, place)).rejects.toMatchObject(refused('vacancyNotFound', 404));
  expect(await vacanciesFor(ilya)).toEqual([]);
});
