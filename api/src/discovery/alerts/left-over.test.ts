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

const tags = ['React', 'TypeScript'];
const ilya = fresh(async () => {
  await kollab.db.updateTable('vacancies').set({ closed_at: new Date() }).execute();
  await kollab.db.deleteFrom('weekly_digests').execute();
  kollab.setTime(noon);
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
  kollab.setTime(at);
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

  test('is told once by several processes', async () => {
    kollab.setTime(evening(7));
    await kollab.db.deleteFrom('jobs').execute();
    await kollab.db.deleteFrom('match_tops').execute();
    await Promise.all([1, 2, 3].map(() => findLeftOver(kollab.context, evening(7))));
    for (let count = 0; count < 2; count += 1) {
      await kollab.db.deleteFrom('jobs').execute();
      await Promise.all([1, 2, 3].map(() => deliverAlerts(kollab.context, evening(7))));
    }
    expect(await cards()).toHaveLength(1);
  });

  test('gets no news before Monday with it, and reads it in the inbox, whatever they set', async () => {
    const params = { telegramId: ilya.telegramId };
    await ilya.call(setFeedSettings, { params, body: { inDigest: true } });
    const digests = kollab.db.selectFrom('weekly_digests').where('user_id', '=', ilya.id);
    const read = () => digests.select(['due_at', 'told_until']).executeTakeFirst();
    const before = await read();
    await ilya.call(setNotificationSettings, { params, body: { modes: { matching: 'off' } } });
    expect(await toldOn(7)).toEqual([]);
    expect(await read()).toEqual(before);
    const [item] = await ilya.call(listInbox, { params, query: {} });
    expect(item?.event).toMatchObject({ kind: 'alertCard', card: { matches: [{ hasFew: true }] } });
    await fill(place, 3);
    const [later] = await ilya.call(listInbox, { params, query: {} });
    expect(later?.event).toMatchObject({ card: { matches: [{ hasFew: false }] } });
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
const closed = (at: Place) => kollab.set('vacancies', { id: idOf(at) }, { closed_at: noon });

/** Those of some people who are told of vacancies by then. */
async function whoIsTold(people: ReadonlyMap<number, string>, ...days: number[]) {
  const told: (string | undefined)[] = [];
  for (const one of days) {
    await work(evening(one));
    for (const { telegramId, event } of await profiles.takeAll(kollab)) {
      if (event.kind === 'alertCard') told.push(people.get(telegramId));
    }
  }
  return told.filter((name) => name !== undefined).toSorted();
}

describe('nobody is told', () => {
  test('who is in a team or might be, who looks for none, who is away or out of sight', async () => {
    const other = await another(boris);
    const acts: Record<string, (person: Someone) => Promise<unknown>> = {
      'has an open application': (person) => applyTo(person, other),
      'is in a team': async (person) => {
        await team.add(boris, other, person);
        await team.answer(person, other, true);
      },
      'looks for no team': (person) => look(person, 'no'),
      'is suspended': kollab.suspend,
      'is hidden': (person) => kollab.set('users', person, { hidden_at: new Date() }),
      'is away': ({ call, telegramId }) =>
        call(setNotificationSettings, {
          params: { telegramId },
          body: { awayUntil: '2030-02-01' },
        }),
      'has not been here for long': (person) => kollab.set('users', person, { seen_day: 100 }),
      'cannot be written to': ({ telegramId }) =>
        kollab.botFor(telegramId)(setReachable, { body: { reachable: false } }),
    };
    const people = new Map([[ilya.telegramId, 'is none of that']]);
    for (const [name, act] of Object.entries(acts)) {
      const person = await skilled(kollab, vera, tags);
      people.set(person.telegramId, name);
      await act(person);
    }
    await setMonday(evening(100));
    await kollab.db.deleteFrom('notifications').execute();
    expect(await whoIsTold(people, 7)).toEqual(['is none of that']);
  });

  test('of what takes nobody, what they may not see, what they know, or what does not fit', async () => {
    const acts: Record<string, (at: Place, owner: Someone) => Promise<unknown>> = {
      'is closed': closed,
      'is of an archived project': (at, owner) => projects.archive(owner, at),
      'has no free place': async (at, owner) => {
        const somebody = await kollab.approved();
        await kollab.set('vacancies', { id: idOf(at) }, { places: 1 });
        await applyTo(somebody, at);
        await decide(owner, at, somebody, 'Accepted');
      },
      'has more who wait than places': (at) => fill(at, 3),
      'is of an owner who is suspended': (_, owner) => kollab.suspend(owner),
      'is of an owner who blocked them': (_, owner) => block(owner, ilya),
      'is of an owner whom they blocked': (_, owner) => block(ilya, owner),
      'was turned down lately': async (at) => {
        await dismiss(ilya, at);
        const late = kollab.db.updateTable('match_dismissals').set({ created_at: evening(1) });
        await late.execute();
      },
      'they are called to': (at, owner) => callTo(owner, at, ilya),
      'they saved': (at) =>
        ilya.call(save, { params: { kind: 'vacancy', id: idOf(at) }, body: {} }),
      'does not fit': (at) => kollab.set('vacancies', { id: idOf(at) }, { tags: '[]' }),
    };
    const vacancies = new Map([[idOf(place), 'is none of that']]);
    for (const [name, act] of Object.entries(acts)) {
      const owner = await kollab.approved();
      const at = await another(owner);
      vacancies.set(idOf(at), name);
      await act(at, owner);
    }
    await kollab.db.deleteFrom('notifications').execute();
    const told = (await toldOn(7, 8, 9, 14)).flat();
    expect(told.map((id) => vacancies.get(id))).toEqual(['is none of that']);
  });

  test('who applied after they were found', async () => {
    kollab.setTime(evening(7));
    await kollab.db.deleteFrom('jobs').execute();
    await findLeftOver(kollab.context, evening(7));
    await applyTo(ilya, await another(boris));
    await deliverAlerts(kollab.context, evening(7));
    expect(await cards()).toEqual([]);
  });
});

test('the week begins once they are rejected, take it back, leave the team, or its project ends', async () => {
  const accept = (person: Someone, at: Place) => decide(boris, at, person, 'Accepted');
  const ends: Record<string, (person: Someone, at: Place) => Promise<unknown>> = {
    'left the team': async (person, at) => {
      await accept(person, at);
      await team.leave(person, at);
    },
    'saw its project end': async (person, at) => {
      await accept(person, at);
      await projects.archive(boris, at);
    },
    'took it back': withdraw,
    'was rejected': (person, at) => decide(boris, at, person, 'Rejected'),
  };
  await closed(place);
  const people = new Map<number, string>();
  const applied: [Someone, Place][] = [];
  for (const name of Object.keys(ends)) {
    const person = await skilled(kollab, vera, tags);
    people.set(person.telegramId, name);
    applied.push([person, await another(boris)]);
  }
  // Mondays tell who is free whatever they wait.
  await setMonday(evening(100));
  kollab.setTime(evening(5));
  for (const [person, at] of applied) await applyTo(person, at);
  expect(await whoIsTold(people, 6, 7)).toEqual([]);
  kollab.setTime(evening(9));
  for (const [person, at] of applied) await ends[people.get(person.telegramId) ?? '']?.(person, at);
  for (const [, at] of applied) await closed(at);
  await kollab.set('vacancies', { id: idOf(place) }, { closed_at: null });
  await setMonday(evening(100));
  await kollab.db.deleteFrom('notifications').execute();
  expect(await whoIsTold(people, 10, 11, 12, 13, 14, 15)).toEqual([]);
  expect(await whoIsTold(people, 16, 17)).toEqual(Object.keys(ends));
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
