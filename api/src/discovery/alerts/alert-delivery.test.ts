import {
  closeVacancy,
  type RemindIn,
  save,
  saveSearch,
  searchLabel,
  setSearchMode,
  type SavedSearchInput,
} from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo } from '#test/steps/applications.ts';
import { inboxOf } from '#test/steps/contacts.ts';
import { waysOut } from '#test/steps/out-of-sight.ts';
import { hide } from '#test/steps/reports.ts';
import { take } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { fresh, shared, sharedApp } from '#test/test-app.ts';
import { matchNext } from './alert-matching.service.ts';
import { deliverAlerts } from './alert-delivery.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => projects.author(kollab));
const ilya = fresh(() => kollab.person());
/** A Tuesday, noon in Moscow. */
const noon = new Date('2030-01-08T09:00:00Z');
const hour = 60 * 60_000;
const evening = new Date(noon.getTime() + 8 * hour);

beforeEach(async () => {
  await kollab.db.deleteFrom('notifications').execute();
  await kollab.db.deleteFrom('alert_due').execute();
  kollab.setTime(noon);
});

const watch = (mode: string, tags = ['React']) =>
  ilya.call(saveSearch, {
    body: { kind: 'vacancies', filter: { tags }, mode } as SavedSearchInput,
  });

async function publish() {
  const made = await projects.create(anya, { vacancies: [projects.vacancyInput()] });
  await projects.approve(vera, made);
  return { ...made, vacancyIds: made.vacancies.map(({ id }) => id) };
}

async function toldAt(now: Date) {
  while (await matchNext(kollab.db, kollab.context.clock()));
  await deliverAlerts(kollab.context, now);
  const claimed = await take(kollab);
  return claimed.flatMap(({ telegramId, event }) =>
    telegramId === ilya.telegramId && event.kind === 'alertCard'
      ? [
          {
            ids: event.card.items.map(({ id }) => id),
            by: event.card.searches.map(({ filter }) => searchLabel(filter, 'ru')),
          },
        ]
      : [],
  );
}

describe('what saved searches found', () => {
  test('comes once a day in one message, in the inbox too, each thing once', async () => {
    await watch('daily');
    await watch('daily', ['React', 'React']);
    await watch('weekly', []);
    const [one, other] = [await publish(), await publish()];
    expect(await toldAt(noon)).toEqual([]);
    const [message, ...more] = await toldAt(evening);
    expect(message?.ids.toSorted()).toEqual([...one.vacancyIds, ...other.vacancyIds].toSorted());
    expect([message?.by.toSorted(), more]).toEqual([['', 'React'], []]);
    const inbox = await inboxOf(ilya);
    expect(inbox).toMatchObject([{ event: { kind: 'alertCard', card: { count: 2 } } }]);
    expect(await toldAt(new Date(evening.getTime() + 240 * hour))).toEqual([]);
  });

  test('leaves out what closed before, and what they applied to', async () => {
    await watch('daily');
    const [closed, applied] = [await publish(), await publish()];
    const [vacancyId = ''] = closed.vacancyIds;
    const params = { projectId: closed.id, vacancyId };
    await anya.call(closeVacancy, { params, body: { rejectOthers: false } });
    await applyTo(ilya, applied);
    expect(await toldAt(evening)).toEqual([]);
  });

  test('is not sent when all of it closed after it was written', async () => {
    await watch('daily');
    const { id: projectId, vacancyIds } = await publish();
    while (await matchNext(kollab.db, noon));
    await deliverAlerts(kollab.context, evening);
    const params = { projectId, vacancyId: vacancyIds[0] ?? '' };
    await anya.call(closeVacancy, { params, body: { rejectOthers: false } });
    const events = (await take(kollab)).map(({ event }) => event.kind);
    expect(events).not.toContain('alertCard');
  });

  test('comes at once where that is wanted, three times a day', async () => {
    await watch('now');
    const counts: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      await publish();
      counts.push((await toldAt(new Date(noon.getTime() + hour))).length);
    }
    expect(counts).toEqual([1, 1, 1, 0]);
    expect(await toldAt(evening)).toHaveLength(0);
    expect(await toldAt(new Date(noon.getTime() + 32 * hour))).toHaveLength(1);
  });

  test('is not told of a search that was switched off meanwhile', async () => {
    const { id } = await watch('daily');
    await publish();
    while (await matchNext(kollab.db, noon));
    await ilya.call(setSearchMode, { params: { id }, body: { mode: 'never' } });
    expect(await toldAt(evening)).toEqual([]);
  });

  test.each(waysOut)('is not told of %s', async (_, leave) => {
    await watch('daily');
    await publish();
    while (await matchNext(kollab.db, noon));
    await leave(kollab, ilya, anya);
    expect(await toldAt(evening)).toEqual([]);
  });

  test('comes later of who was hidden for a while', async () => {
    await watch('daily');
    const { vacancyIds } = await publish();
    while (await matchNext(kollab.db, noon));
    await hide(kollab, anya);
    expect(await toldAt(evening)).toEqual([]);
    await kollab.set('users', anya, { hidden_at: null });
    const dayLater = new Date(evening.getTime() + 24 * hour);
    expect(await toldAt(dayLater)).toMatchObject([{ ids: vacancyIds }]);
    expect(await toldAt(new Date(dayLater.getTime() + 24 * hour))).toEqual([]);
  });
});

describe('a reminder of something saved', () => {
  const keep = async (remindIn: RemindIn) => {
    const project = await sampleProject(kollab, { owner: anya });
    const [id = ''] = project.vacancyIds;
    await ilya.call(save, { params: { kind: 'vacancy', id }, body: { remindIn } });
    return { project, id };
  };
  const remindedAt = async (days: number) => {
    await deliverAlerts(kollab.context, new Date(noon.getTime() + days * 24 * hour + hour));
    return (await take(kollab)).flatMap(({ event }) =>
      event.kind === 'savedCard' ? event.card.item.id : [],
    );
  };

  test('comes once, on its day', async () => {
    const { id } = await keep('day');
    expect(await remindedAt(0)).toEqual([]);
    expect(await remindedAt(1)).toEqual([id]);
    expect(await remindedAt(2)).toEqual([]);
  });

  test('comes by itself three days before the end of a vacancy, unless one applied', async () => {
    const [kept, applied] = [
      await sampleProject(kollab, { owner: anya }),
      await sampleProject(kollab, { owner: anya }),
    ];
    for (const { vacancyIds } of [kept, applied]) {
      const [id = ''] = vacancyIds;
      await ilya.call(save, { params: { kind: 'vacancy', id }, body: {} });
      await kollab.db
        .updateTable('vacancies')
        .set({ until: '2030-01-12' })
        .where('id', '=', id)
        .execute();
    }
    await applyTo(ilya, applied);
    expect(await remindedAt(0)).toEqual([]);
    expect(await remindedAt(1)).toEqual([kept.vacancyIds[0]]);
    expect(await remindedAt(2)).toEqual([]);
  });

  test('of two things, the other comes the next day', async () => {
    const [one, other] = [await keep('week'), await keep('week')];
    const reminded = [await remindedAt(7), await remindedAt(7), await remindedAt(8)];
    expect(reminded.map((ids) => ids.length)).toEqual([1, 0, 1]);
    expect(reminded.flat().toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test.each(waysOut)('is not sent of %s', async (_, leave) => {
    await keep('day');
    await leave(kollab, ilya, anya);
    expect(await remindedAt(1)).toEqual([]);
  });

  test('is not sent of what is over by then', async () => {
    const { project } = await keep('day');
    await projects.archive(anya, project);
    expect(await remindedAt(1)).toEqual([]);
  });
});
