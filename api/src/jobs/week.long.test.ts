import {
  followProject,
  type InboxEvent,
  plainText,
  save,
  saveSearch,
  say,
  setFeedSettings,
  setLookingForTeam,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { applyTo, day, decide } from '#test/steps/applications.ts';
import { send, settle, takeAll } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { sharedApp, type Someone } from '#test/test-app.ts';
import { doJobs } from './jobs.ts';

const kollab = sharedApp();
const hour = day / 24;
const monday = new Date('2030-01-07T06:00:00Z');

interface Told {
  to: number;
  on: number;
  kind: string;
  text: string;
}
const log: Told[] = [];
const failures: Error[] = [];

/** Only moderators hear of these; the bot writes them by itself. */
const isTheirs = (kind: string) =>
  ['moderationCard', 'moderationWaiting', 'reportCard'].includes(kind);

/** What the bot sends by then; what it only writes anew in a message is none. */
async function deliver(on: number) {
  for (const one of await takeAll(kollab)) {
    const { event, messageId, telegramId: to } = one;
    await settle(kollab, one, 'sent', { messageId: messageId ?? 1 });
    if (messageId !== null) continue;
    const text = isTheirs(event.kind) ? '' : plainText(say(event as InboxEvent, 'ru').text);
    log.push({ to, on, kind: event.kind, text });
  }
}

async function live(on: number, acts: () => Promise<unknown>) {
  for (let hours = 0; hours < 24; hours += 3) {
    const now = monday.getTime() + on * day + hours * hour;
    kollab.passTime(now - kollab.context.clock().getTime());
    if (hours === 3) await acts();
    await kollab.db.deleteFrom('jobs').where('name', '!=', 'reminder').execute();
    await doJobs(kollab.context, (error) => failures.push(error));
    await deliver(on);
  }
}

let student: Someone;
let owner: Someone;
let moderator: Someone;

const published = async (name: string, tags = ['React', 'Figma']) => {
  const vacancies = [projects.vacancyInput({ tags: tags.map((tagName) => ({ tagName })) })];
  const made = await projects.create(owner, { name, vacancies });
  await projects.approve(moderator, made);
  return { id: made.id, vacancyIds: made.vacancies.map(({ id }) => id) };
};

async function playWeek() {
  kollab.passTime(monday.getTime() - kollab.context.clock().getTime());
  moderator = await kollab.moderator();
  owner = await projects.author(kollab, { firstName: 'Аня' });
  await kollab.set('users', owner, { approved_at: kollab.context.clock() });
  student = await kollab.approved({ firstName: 'Илья' });
  const params = { telegramId: student.telegramId };
  await kollab.set('users', student, { tags: JSON.stringify(['React', 'Figma']) });
  await student.call(setLookingForTeam, { params, body: { lookingForTeam: 'yes' } });
  const filter = { tags: ['React'] };
  for (const mode of ['daily', 'weekly'] as const) {
    const asked = mode === 'daily' ? filter : { ...filter, level: ['Junior' as const] };
    await student.call(saveSearch, { body: { kind: 'vacancies', filter: asked, mode } });
  }
  await student.call(setFeedSettings, { params, body: { inDigest: true } });
  const applicants: Someone[] = [];
  for (let n = 0; n < 4; n += 1) {
    applicants.push(await kollab.approved({ firstName: `Мария ${n}` }));
  }
  await deliver(0);
  log.length = 0;
  const [first] = [await published('Карта крыш')];
  await live(0, async () => {
    await student.call(followProject, { body: { projectId: first.id } });
    for (const one of applicants) await applyTo(one, first);
  });
  for (let on = 1; on < 8; on += 1) {
    await live(on, async () => {
      const made = await published(`Проект ${on}`);
      if (on === 1) await applyTo(student, made);
      if (on === 2) {
        const params2 = { kind: 'vacancy' as const, id: made.vacancyIds[0] ?? '' };
        await student.call(save, { params: params2, body: { remindIn: 'day' } });
      }
      if (on === 4) await decide(owner, first, applicants[0] ?? student, 'Accepted');
      if (on === 5) await send(await kollab.person(), { statusShort: 'Ищу команду' });
    });
  }
}

const to = ({ telegramId }: Someone) => log.filter((one) => one.to === telegramId);
const most = (told: readonly Told[]) =>
  Math.max(...[...Map.groupBy(told, ({ on }) => on).values()].map((some) => some.length));
const of = (told: readonly Told[], ...kinds: string[]) =>
  told.filter(({ kind }) => kinds.includes(kind));
const reminders = ['waitingCard', 'savedCard', 'vacancyCheckCard'];

test('a week tells a student, an owner and a moderator no more than they want', async () => {
  await playWeek();
  expect(failures).toEqual([]);
  const [students, owners, moderators] = [to(student), to(owner), to(moderator)];
  // One digest a day, one reminder, and nothing twice.
  expect(of(students, 'alertCard').length).toBeGreaterThanOrEqual(5);
  expect(most(of(students, 'alertCard'))).toBe(1);
  expect(of(students, ...reminders)).toHaveLength(1);
  expect(most(students)).toBeLessThanOrEqual(2);
  expect(new Set(students.map(({ text }) => text)).size).toBe(students.length);
  // Owners are reminded once a day at most, beside what happens.
  expect(of(owners, 'waitingCard').length).toBeGreaterThan(0);
  expect(most(of(owners, ...reminders))).toBe(1);
  // Moderators get a card for each submission, and one reminder a day.
  expect(of(moderators, 'moderationCard').length).toBeGreaterThan(0);
  expect(most(of(moderators, 'moderationWaiting'))).toBe(1);
}, 300_000);
