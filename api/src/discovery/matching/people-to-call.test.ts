import {
  closeVacancy,
  getVacancy,
  limits,
  type PeopleToCallCard,
  reopenVacancy,
  setNotificationSettings,
} from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { inboxOf } from '#test/steps/contacts.ts';
import { gone } from '#test/steps/account.ts';
import { applyTo, decide, type Place, withdraw } from '#test/steps/applications.ts';
import { callTo, dismiss, look, peopleFor, skilled, wanting } from '#test/steps/matching.ts';
import { deliver, takeAll } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { block } from '#test/steps/reports.ts';
import * as team from '#test/steps/team.ts';
import { fresh, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { proposePeople } from './people-to-call.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const day = 24 * 60 * 60_000;
const start = new Date(Math.ceil(Date.now() / day) * day + day + (9 / 24) * day);
const at = (days: number) => new Date(start.getTime() + days * day);

let made = 0;
const skills = fresh(() => {
  made += 1;
  return Promise.resolve({ tags: [`Ремесло ${made}а`, `Ремесло ${made}б`] });
});
const anya = fresh(async () => {
  await kollab.db.updateTable('vacancies').set({ closed_at: new Date() }).execute();
  kollab.setTime(at(0));
  return kollab.approved({ firstName: 'Аня' });
});
const ilya = fresh(() => skilled(kollab, vera, skills.tags));
const idOf = ({ vacancyIds }: Place) => vacancyIds[0] ?? '';
async function open(owner: Someone) {
  const place = await wanting(kollab, owner, skills.tags);
  await kollab.set('vacancies', { id: idOf(place) }, { created_at: at(0), call_at: at(5) });
  return place;
}
const place = fresh(() => open(anya));
beforeEach(() => kollab.db.deleteFrom('notifications').execute());

async function told(owner: Someone = anya) {
  return (await deliver(kollab)).flatMap(({ messageId, telegramId, event }) =>
    event.kind === 'peopleToCallCard' && telegramId === owner.telegramId
      ? [{ isNew: messageId === null, card: event.card }]
      : [],
  );
}

async function work(days: number) {
  kollab.setTime(at(days));
  await kollab.db.deleteFrom('jobs').execute();
  await kollab.db.deleteFrom('match_tops').execute();
  await proposePeople(kollab.context, at(days));
}

async function toldOn(...days: number[]) {
  const log: [day: number, people: number[]][] = [];
  for (const one of days) {
    await work(one);
    for (const { card } of await told()) {
      log.push([one, card.people.map(({ telegramId }) => telegramId)]);
    }
  }
  return log;
}

describe('the owner of a vacancy to which nobody applied for five days', () => {
  test('is shown whom it fits, once, each with why', async () => {
    expect(await toldOn(4, 4.9)).toEqual([]);
    await work(5);
    const match = expect.objectContaining({ matched: expect.arrayContaining(skills.tags) });
    const { telegramId } = ilya;
    const card: PeopleToCallCard = {
      projectId: place.id,
      projectName: 'Солнечная карта',
      vacancyId: idOf(place),
      vacancyTitle: 'Разработчик',
      people: [{ telegramId, name: 'Илья Ким', match, state: 'open' }],
      state: 'open',
    };
    expect(await told()).toEqual([{ isNew: true, card }]);
    expect(await toldOn(5.1, 6, 12, 19)).toEqual([]);
  });

  test('is shown five at most, and others in a week', async () => {
    const people = [ilya];
    for (let count = 0; count < limits.peopleToCall; count += 1) {
      people.push(await skilled(kollab, vera, skills.tags));
    }
    await kollab.db.deleteFrom('notifications').execute();
    const log = await toldOn(5, 6, 8, 11, 12, 13);
    expect(log.map(([when, shown]) => [when, shown.length])).toEqual([
      [5, 5],
      [12, 1],
    ]);
    expect(new Set(log.flatMap(([, shown]) => shown))).toEqual(
      new Set(people.map(({ telegramId }) => telegramId)),
    );
  });

  test('calls from the message, which says so; the person hears of it once', async () => {
    await work(5);
    await told();
    await callTo(anya, place, ilya);
    expect(await told()).toMatchObject([{ isNew: false, card: { people: [{ state: 'called' }] } }]);
    const inbox = await inboxOf(ilya);
    expect(inbox.map(({ event }) => event.kind)).toEqual(['callCard']);
    await expect(callTo(anya, place, ilya)).rejects.toMatchObject({ code: 'calledLately' });
  });

  test('reads in the message that it closed, is open again, and that somebody applied since', async () => {
    await work(5);
    await told();
    const params = { projectId: place.id, vacancyId: idOf(place) };
    await anya.call(closeVacancy, { params, body: {} });
    expect(await told()).toMatchObject([{ isNew: false, card: { state: 'closed' } }]);
    await anya.call(reopenVacancy, { params, body: {} });
    expect(await told()).toMatchObject([{ isNew: false, card: { state: 'open' } }]);
    await applyTo(ilya, place);
    expect(await told()).toMatchObject([{ isNew: false, card: { state: 'applied' } }]);
  });

  test('hears of one a day, of what else waits on the next days', async () => {
    const second = await open(anya);
    await skilled(kollab, vera, skills.tags);
    await work(5);
    const [first] = await told();
    expect(await toldOn(5.2)).toEqual([]);
    await work(6);
    const [next] = await told();
    expect(new Set([first, next].map((one) => one?.card.vacancyId))).toEqual(
      new Set([idOf(place), idOf(second)]),
    );
  });

  test('hears of it when they are back, and not in the night', async () => {
    await anya.call(setNotificationSettings, {
      params: { telegramId: anya.telegramId },
      body: { awayUntil: at(8).toISOString().slice(0, 10) },
    });
    expect((await toldOn(5, 6, 7, 7.6, 8)).map(([when]) => when)).toEqual([8]);
  });

  test('is told once by several processes, and once where one was killed in between', async () => {
    kollab.setTime(at(5));
    await kollab.db.deleteFrom('jobs').execute();
    await Promise.all([1, 2, 3].map(() => proposePeople(kollab.context, at(5))));
    await work(5);
    expect(await told()).toHaveLength(1);
  });

  test('sees it on the page: who may be called first', async () => {
    const params = { projectId: place.id, vacancyId: idOf(place) };
    const read = async (reader: Someone) =>
      (await reader.call(getVacancy, { params })).isWithoutApplications;
    expect(await read(anya)).toBeUndefined();
    const second = await skilled(kollab, vera, skills.tags);
    kollab.setTime(at(5));
    expect([await read(anya), await read(ilya)]).toEqual([true, undefined]);
    const [best] = await peopleFor(anya, place);
    const called = best?.id === ilya.id ? ilya : second;
    await callTo(anya, place, called);
    const [first, last] = await peopleFor(anya, place);
    expect([first?.id, last?.id]).not.toContain(undefined);
    expect([first?.mayCall, last?.id]).toEqual([true, called.id]);
    await applyTo(ilya, place);
    expect(await read(anya)).toBeUndefined();
  });
});

describe('nobody is told', () => {
  const away = (of: Someone) =>
    of.call(setNotificationSettings, {
      params: { telegramId: of.telegramId },
      body: { awayUntil: at(60).toISOString().slice(0, 10) },
    });
  const other = async (): Promise<[Someone, Place]> => {
    const owner = await kollab.approved();
    return [owner, await wanting(kollab, owner, skills.tags)];
  };

  test('whose vacancy somebody applied to, is closed or archived, or who is suspended', async () => {
    const acts: Record<string, (at: Place, owner: Someone) => Promise<unknown>> = {
      'has an application': async (there) => applyTo(await kollab.approved(), there),
      'is closed': (there) => kollab.set('vacancies', { id: idOf(there) }, { closed_at: at(1) }),
      'is archived': (there, owner) => projects.archive(owner, there),
      'is of who is suspended': (_, owner) => kollab.suspend(owner),
    };
    const owners = new Map([[anya.telegramId, 'is none of that']]);
    for (const [name, act] of Object.entries(acts)) {
      const owner = await kollab.approved();
      owners.set(owner.telegramId, name);
      await act(await open(owner), owner);
    }
    await kollab.db.deleteFrom('notifications').execute();
    for (const days of [5, 6]) await work(days);
    const told = (await takeAll(kollab)).filter(({ event }) => event.kind === 'peopleToCallCard');
    expect(told.map(({ telegramId }) => owners.get(telegramId ?? 0))).toEqual(['is none of that']);
  });

  test('of who looks for no team or is out of sight, apart, turned down, in the team or called', async () => {
    const elsewhere = await wanting(kollab, anya, skills.tags);
    const acts: Record<string, (person: Someone) => Promise<unknown>> = {
      'looks for no team': (person) => look(person, 'no'),
      'is suspended': kollab.suspend,
      'is hidden': (person) => kollab.set('users', person, { hidden_at: at(1) }),
      'is away': away,
      'was blocked': (person) => block(anya, person),
      'blocked them': (person) => block(person, anya),
      'was turned down lately': (person) => dismiss(anya, place, 'level', person),
      'turned it down lately': (person) => dismiss(person, place),
      'is in the team': async (person) => {
        await team.add(anya, place, person);
        await team.answer(person, place, true);
      },
      'was called lately, to whatever': (person) => callTo(anya, elsewhere, person),
      'was called by others this week': async (person) => {
        kollab.setTime(at(1));
        const [owner, there] = await other();
        await callTo(owner, there, person);
      },
    };
    const people = new Map([[ilya.telegramId, 'is none of that']]);
    for (const [name, act] of Object.entries(acts)) {
      const person = await skilled(kollab, vera, skills.tags);
      people.set(person.telegramId, name);
      await act(person);
    }
    await kollab.set('vacancies', { id: idOf(elsewhere) }, { closed_at: at(1) });
    await kollab.db.deleteFrom('notifications').execute();
    const shown = (await toldOn(5, 6)).flatMap(([, them]) => them.map((one) => people.get(one)));
    expect(shown).toEqual(['is none of that']);
  });

  test('of whom others called in the week before, but again after that', async () => {
    const [owner, there] = await other();
    await callTo(owner, there, ilya);
    expect((await toldOn(5, 12.1)).map(([when]) => when)).toEqual([12.1]);
  });

  test('of who left since, nor in the inbox', async () => {
    await work(5);
    await told();
    await gone(kollab, ilya);
    const inbox = await inboxOf(anya);
    expect(inbox.map(({ event }) => event.kind)).not.toContain('peopleToCallCard');
    const left = kollab.db.selectFrom('people_to_call').where('user_id', '=', ilya.id);
    expect(await left.selectAll().execute()).toEqual([]);
  });
});

describe('the five days begin', () => {
  test('with the last application, however it ended', async () => {
    kollab.setTime(at(3));
    const somebody = await kollab.approved();
    await applyTo(somebody, place);
    await withdraw(somebody, place);
    expect((await toldOn(5, 7, 7.9, 8.1)).map(([when]) => when)).toEqual([8.1]);
  });

  test('with what its owner does for it', async () => {
    kollab.setTime(at(1));
    const somebody = await kollab.approved();
    await applyTo(somebody, place);
    kollab.setTime(at(4));
    await decide(anya, place, somebody, 'Rejected');
    expect((await toldOn(5, 6, 7, 8, 9.1)).map(([when]) => when)).toEqual([9.1]);
  });

  test('with the first approval of what is published', async () => {
    const owner = await projects.author(kollab);
    const tags = skills.tags.map((tagName) => ({ tagName }));
    const project = await projects.create(owner, { vacancies: [projects.vacancyInput({ tags })] });
    await projects.approve(vera, project);
    await kollab.db.deleteFrom('notifications').execute();
    await work(4.9);
    expect(await told(owner)).toEqual([]);
    await work(6);
    expect(await told(owner)).toHaveLength(1);
  });
});
