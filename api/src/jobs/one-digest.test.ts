import { type News, setNotificationSettings } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sendDigests } from '#src/delivery/digests/digests.ts';
import { matchNext } from '#src/discovery/alerts/alert-matching.service.ts';
import { deliverAlerts } from '#src/discovery/alerts/alert-delivery.service.ts';
import { notify } from '#src/platform/outbox/outbox.service.ts';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { fresh, shared, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const day = 24 * 60 * 60_000;
/** A Tuesday, and the Monday after it, at the hour of digests in Moscow. */
const noon = new Date('2030-01-08T09:00:00Z');
const monday = new Date('2030-01-14T16:00:00Z');

const ilya = fresh(async () => {
  const person = await kollab.person();
  await profiles.send(person, { tags: ['React', 'TypeScript'] });
  await profiles.approve(vera, person);
  await person.call(setNotificationSettings, {
    params: { telegramId: person.telegramId },
    body: { timeZone: 'Europe/Moscow', digestAt: 19 * 60, modes: { team: 'digest' } },
  });
  return person;
});

const joined: News = {
  kind: 'membershipChanged',
  projectId: crypto.randomUUID(),
  projectName: 'Бот',
  change: 'joined',
  person: { telegramId: 1, name: 'Аня', url: null },
};

async function publish() {
  const owner = await projects.author(kollab);
  const tags = [{ tagName: 'React' }, { tagName: 'TypeScript' }];
  const made = await projects.create(owner, { vacancies: [projects.vacancyInput({ tags })] });
  await projects.approve(vera, made);
}

async function toldAt(now: Date) {
  while (await matchNext(kollab.db, kollab.context.clock()));
  await deliverAlerts(kollab.context, now);
  await sendDigests(kollab.context, now);
  const claimed = await profiles.take(kollab);
  return claimed.flatMap(({ telegramId, event }) =>
    telegramId === ilya.telegramId ? [event] : [],
  );
}

async function hold(at: Date) {
  await kollab.db.transaction().execute((trx) => notify(trx, ilya.id, joined));
  await kollab.db
    .updateTable('notifications')
    .set({ created_at: at })
    .where('recipient_id', '=', ilya.id)
    .where('status', '=', 'held')
    .execute();
}

const setWeekly = (at: Date) =>
  kollab.db
    .updateTable('weekly_digests')
    .set({ due_at: at, told_until: noon })
    .where('user_id', '=', ilya.id)
    .execute();

test('what was held back for the day and what the week found are one message', async () => {
  await kollab.db.deleteFrom('notifications').execute();
  kollab.passTime(noon.getTime() - kollab.context.clock().getTime());
  await hold(new Date(monday.getTime() - day));
  await setWeekly(monday);
  await publish();
  await publish();
  const [digest, ...more] = await toldAt(monday);
  expect(more).toEqual([]);
  expect(digest).toMatchObject({ kind: 'digest', count: 2 });
  const events = digest?.kind === 'digest' ? digest.events : [];
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['alertCard', 'membershipChanged']);
  expect(await toldAt(new Date(monday.getTime() + 60_000))).toEqual([]);
});
