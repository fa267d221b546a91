import {
  type AlertCard,
  getToday,
  limits,
  listInbox,
  save,
  setFeedSettings,
  setNotificationSettings,
  setReachable,
} from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, decide, type Place, withdraw } from '#test/steps/applications.ts';
import { callTo, dismiss, look, skilled, wanting } from '#test/steps/matching.ts';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { block } from '#test/steps/reports.ts';
import * as team from '#test/steps/team.ts';
import { fresh, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { deliverAlerts } from './alert-delivery.service.ts';
import { findLeftOver } from './left-over.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const boris = fresh(() => kollab.approved({ firstName: 'Борис' }));
const day = 24 * 60 * 60_000;
const hour = day / 24;
/** A Tuesday, noon in Moscow; the first digest that says somebody is left over comes a week later, in the evening. */
const noon = new Date('2030-01-08T09:00:00Z');
const evening = (days: number) => new Date(noon.getTime() + days * day + 7 * hour);
const goTo = (at: Date) => kollab.passTime(at.getTime() - kollab.context.clock().getTime());

const tags = ['React', 'TypeScript'];
const ilya = fresh(async () => {
  await kollab.db.updateTable('vacancies').set({ closed_at: new Date() }).execute();
  await kollab.db.deleteFrom('weekly_digests').execute();
  goTo(noon);
  const person = await skilled(kollab, vera, tags);
  await setMonday(evening(100));
  return person;
});
const place = fresh(() => wanting(kollab, anya, tags));
beforeEach(() => kollab.db.deleteFrom('notifications').execute());

const setMonday = (at: Date) =>
  kollab.db.updateTable('weekly_digests').set({ due_at: at }).execute();

const idOf = ({ vacancyIds }: Place) => vacancyIds[0] ?? '';
const another = (owner: Someone) => wanting(kollab, owner, tags);

async function work(at: Date) {
  goTo(at);
  await kollab.db.deleteFrom('jobs').execute();
  await kollab.db.deleteFrom('match_tops').execute();
  await findLeftOver(kollab.context, at);
  await deliverAlerts(kollab.context, at);
}

async function cards(person: Someone = ilya): Promise<AlertCard[]> {
  const told = await profiles.told(kollab, person);
  return told.flatMap((event) => (event.kind === 'alertCard' ? [event.card] : []));
}

async function toldOn(...days: number[]) {
  const told: string[][] = [];
  for (const one of days) {
    await work(evening(one));
    for (const { matches } of await cards()) told.push(matches.map(({ item }) => item.id));
  }
  return told;
}

describe('whoever has had no team and no application for a week', () => {
  test('is told where few applied, at the hour of their digest, if it is only one', async () => {
    expect(await toldOn(6)).toEqual([]);
    await work(new Date(evening(7).getTime() - 60_000));
    expect(await cards()).toEqual([]);
    await work(evening(7));
    const match = expect.objectContaining({ matched: expect.arrayContaining(tags) });
    const item = expect.objectContaining({ kind: 'vacancy', id: idOf(place) });
    expect(await cards()).toEqual([
      { count: 0, items: [], searches: [], news: [], matches: [{ item, match, hasFew: true }] },
    ]);
    expect(await toldOn(7, 8)).toEqual([]);
  });

  test('hears of each thing once, of three at most, and of others again in a week', async () => {
    const more = [await another(boris), await another(await kollab.approved())];
    const last = await another(await kollab.approved());
    const known = [place, ...more, last].map(idOf);
    const [first = [], second = [], ...others] = await toldOn(7, 8, 9, 10, 11, 12, 13, 14, 21, 28);
    expect([first.length, second.length, others]).toEqual([limits.digestMatches, 1, []]);
    expect([...first, ...second].toSorted()).toEqual(known.toSorted());
  });

  test('is told of vacancies once a week, whatever it is for', async () => {
    await setMonday(evening(6));
    await another(boris);
    expect(await toldOn(6, 7)).toHaveLength(1);
    await another(await kollab.approved());
    await another(await kollab.approved());
    expect(await toldOn(8, 9, 10, 11, 12)).toEqual([]);
    expect(await toldOn(13)).toHaveLength(1);
  });

  test('is told by what they set, and in the inbox in any case', async () => {
    const params = { telegramId: ilya.telegramId };
    await ilya.call(setNotificationSettings, { params, body: { modes: { matching: 'off' } } });
    expect(await toldOn(7)).toEqual([]);
    const [item] = await ilya.call(listInbox, { params, query: {} });
    expect(item?.event).toMatchObject({ kind: 'alertCard', card: { matches: [{ hasFew: true }] } });
  });

  test('is told once by several processes', async () => {
    goTo(evening(7));
    await kollab.db.deleteFrom('jobs').execute();
    await kollab.db.deleteFrom('match_tops').execute();
    await Promise.all([1, 2, 3].map(() => findLeftOver(kollab.context, evening(7))));
    for (let count = 0; count < 2; count += 1) {
      await kollab.db.deleteFrom('jobs').execute();
      await Promise.all([1, 2, 3].map(() => deliverAlerts(kollab.context, evening(7))));
    }
    expect(await cards()).toHaveLength(1);
  });

  test('gets no news before Monday with it', async () => {
    const params = { telegramId: ilya.telegramId };
    await ilya.call(setFeedSettings, { params, body: { inDigest: true } });
    const read = () =>
      kollab.db
        .selectFrom('weekly_digests')
        .where('user_id', '=', ilya.id)
        .select(['due_at', 'told_until'])
        .executeTakeFirst();
    const before = await read();
    expect(await toldOn(7)).toHaveLength(1);
    expect(await read()).toEqual(before);
  });

  test('sees on the first tab what few applied to', async () => {
    await work(evening(7));
    const read = async () => {
      const today = await ilya.call(getToday, {});
      return [today.forYouHasFew, today.forYou.map(({ vacancyId }) => vacancyId)];
    };
    const crowded = await another(boris);
    await fill(crowded, 3);
    await kollab.db.deleteFrom('match_tops').execute();
    await ilya.call(getToday, {});
    expect(await read()).toEqual([true, [idOf(place)]]);
    await applyTo(ilya, place);
    expect(await read()).toEqual([undefined, [idOf(crowded)]]);
  });
});

async function fill(at: Place, count: number) {
  for (let some = 0; some < count; some += 1) await applyTo(await kollab.approved(), at);
}
const closed = () => kollab.set('vacancies', { id: idOf(place) }, { closed_at: new Date() });
const away = (of: Someone) =>
  of.call(setNotificationSettings, {
    params: { telegramId: of.telegramId },
    body: { awayUntil: '2030-02-01' },
  });
const unseen = () =>
  kollab.db.updateTable('users').set({ seen_day: 100 }).where('id', '=', ilya.id).execute();

describe('nobody is told', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['who has an open application', async () => applyTo(ilya, await another(boris))],
    ['who is in a team', async () => joined(await another(boris))],
    ['who looks for no team', () => look(ilya, 'no')],
    ['who is suspended', () => kollab.suspend(ilya)],
    ['who is hidden', () => kollab.set('users', ilya, { hidden_at: new Date() })],
    ['who is away', () => away(ilya)],
    ['who has not been here for long', unseen],
    [
      'who cannot be written to',
      () => kollab.botFor(ilya.telegramId)(setReachable, { body: { reachable: false } }),
    ],
    ['of what is closed', closed],
    ['of an archived project', () => projects.archive(anya, place)],
    ['of what has no free place', () => taken(place)],
    ['of what more wait for than there are places', () => fill(place, 3)],
    ['of an owner who is suspended', () => kollab.suspend(anya)],
    ['of an owner who blocked them', () => block(anya, ilya)],
    ['of an owner whom they blocked', () => block(ilya, anya)],
    ['of what they turned down lately', () => dismissLate(place)],
    ['of what they are called to', () => callTo(anya, place, ilya)],
    [
      'of what they saved',
      () => ilya.call(save, { params: { kind: 'vacancy', id: idOf(place) }, body: {} }),
    ],
    ['of what does not fit', () => kollab.set('vacancies', { id: idOf(place) }, { tags: '[]' })],
  ])('%s', async (_, act) => {
    await act();
    await kollab.db.deleteFrom('notifications').execute();
    expect(await toldOn(7)).toEqual([]);
  });

  test('who applied after they were found', async () => {
    goTo(evening(7));
    await kollab.db.deleteFrom('jobs').execute();
    await findLeftOver(kollab.context, evening(7));
    await applyTo(ilya, await another(boris));
    await deliverAlerts(kollab.context, evening(7));
    expect(await cards()).toEqual([]);
  });
});

async function joined(at: Place) {
  await kollab.set('users', ilya, { seen_day: null });
  await team.add(boris, at, ilya);
  await team.answer(ilya, at, true);
}
async function taken(at: Place) {
  await kollab.set('vacancies', { id: idOf(at) }, { places: 1 });
  const somebody = await kollab.approved();
  await applyTo(somebody, at);
  await decide(anya, at, somebody, 'Accepted');
}
async function dismissLate(at: Place) {
  await dismiss(ilya, at);
  await kollab.db
    .updateTable('match_dismissals')
    .set({ created_at: evening(1) })
    .execute();
}

describe('the week begins', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an application was rejected', () => decide(boris, other, ilya, 'Rejected')],
    ['it was taken back', () => withdraw(ilya, other)],
    [
      'they left the team',
      async () => {
        await decide(boris, other, ilya, 'Accepted');
        await team.leave(ilya, other);
      },
    ],
    [
      'its project ended',
      async () => {
        await decide(boris, other, ilya, 'Accepted');
        await projects.archive(boris, other);
      },
    ],
  ])('when %s', async (_, end) => {
    await closed();
    goTo(evening(5));
    await applyTo(ilya, other);
    expect(await toldOn(6, 7)).toEqual([]);
    goTo(evening(9));
    await end();
    await kollab.set('vacancies', { id: idOf(other) }, { closed_at: new Date() });
    await kollab.set('vacancies', { id: idOf(place) }, { closed_at: null });
    // Mondays tell who is free whatever they wait.
    await kollab.db
      .updateTable('weekly_digests')
      .set({ due_at: evening(100) })
      .execute();
    await kollab.db.deleteFrom('notifications').execute();
    expect(await toldOn(10, 11, 12, 13, 14, 15)).toEqual([]);
    expect(await toldOn(16, 17)).toEqual([[idOf(place)]]);
  });
  const other = fresh(() => another(boris));
});

test('the heading stays true: what many applied to meanwhile stands under another', async () => {
  await work(evening(7));
  await fill(place, 3);
  expect((await cards()).map(({ matches }) => matches.map(({ hasFew }) => hasFew))).toEqual([
    [false],
  ]);
});

test('on Monday who is free hears of what few applied to, others of what fits best', async () => {
  await fill(place, 3);
  const second = await another(boris);
  const third = await another(await kollab.approved());
  const oleg = await skilled(kollab, vera, tags, 'Олег');
  await setMonday(evening(6));
  await applyTo(oleg, await wanting(kollab, await kollab.approved(), ['Химия']));
  await kollab.db.deleteFrom('notifications').execute();
  await work(evening(6));
  const all = await profiles.takeAll(kollab);
  const of = ({ telegramId }: Someone) =>
    all.flatMap((one) =>
      one.telegramId === telegramId && one.event.kind === 'alertCard'
        ? one.event.card.matches.map(({ item }) => item.id).toSorted()
        : [],
    );
  expect(of(ilya)).toEqual([second, third].map(idOf).toSorted());
  expect(of(oleg)).toEqual([place, second, third].map(idOf).toSorted());
});
