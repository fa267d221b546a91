import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { setModeratorsChat } from '#src/platform/outbox/outbox.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, decide, withdraw } from '#test/steps/applications.ts';
import { approve, reject, send, settle, take } from '#test/steps/profiles.ts';
import { block } from '#test/steps/reports.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp({ cardsAtOnce: 2 });
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const place = fresh(() => sampleProject(kollab, { owner: anya }));

let lastMessage: number;
beforeEach(async () => {
  lastMessage = 0;
  await kollab.db.deleteFrom('notifications').execute();
  await kollab.db.deleteFrom('moderators_chat').execute();
  await kollab.db.updateTable('users').set({ role: 'user' }).execute();
});

async function told() {
  const all: { telegramId: number; edits: number | null; id: number; event: object }[] = [];
  for (;;) {
    const [one] = await take(kollab, 1);
    if (!one) return all;
    const { telegramId, messageId: edits, event } = one;
    const id = edits ?? ++lastMessage;
    await settle(kollab, one, 'sent', { messageId: id });
    all.push({ telegramId, edits, id, event });
  }
}

const kinds = (all: { event: object }[]) =>
  all.map(({ event }) => ('kind' in event ? event.kind : undefined));

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => kollab.approved()));

async function apply(count: number) {
  const applicants = await people(count);
  for (const one of applicants) await applyTo(one, place);
  return applicants;
}

const passMinutes = (minutes: number) =>
  sql`update notifications set told_at = told_at - make_interval(mins => ${minutes}::int)`.execute(
    kollab.db,
  );

const counted = (count: number) => ({ kind: 'moreApplications', count, projectId: place.id });

describe('applications', () => {
  test('that come many at once are two cards and one message that counts', async () => {
    await apply(6);
    const all = await told();
    expect(kinds(all)).toEqual(['applicationCard', 'applicationCard', 'moreApplications']);
    expect(all[2]).toMatchObject({ telegramId: anya.telegramId, edits: null, event: counted(4) });
  });

  test('that follow are counted in the same message', async () => {
    await apply(4);
    const before = await told();
    await apply(3);
    expect(await told()).toMatchObject([{ edits: before.at(-1)?.id, event: counted(5) }]);
    await apply(1);
    expect(await told()).toMatchObject([{ edits: before.at(-1)?.id, event: counted(6) }]);
  });

  test('that are decided or withdrawn meanwhile are counted no more, until none waits', async () => {
    const applicants = await apply(5);
    await told();
    const [, , third, fourth, fifth] = applicants as [Someone, Someone, Someone, Someone, Someone];
    await withdraw(third, place);
    expect((await told()).map(({ event }) => event)).toContainEqual(counted(2));
    await decide(anya, place, fourth, 'Accepted');
    await decide(anya, place, fifth, 'Rejected');
    const all = await told();
    const counts = all.filter(({ event }) => kinds([{ event }])[0] === 'moreApplications');
    expect(counts).toMatchObject([
      { edits: 3, event: { kind: 'moreApplications', count: 0, projectId: null } },
    ]);
  });

  test('that were decided before anything was told of them are in no count', async () => {
    const applicants = await apply(5);
    for (const one of applicants.slice(2)) await decide(anya, place, one, 'Rejected');
    const toAnya = (await told()).filter(({ telegramId }) => telegramId === anya.telegramId);
    expect(kinds(toAnya)).toEqual(['applicationCard', 'applicationCard']);
  });

  test('by somebody whom the owner blocked are counted no more', async () => {
    const applicants = await apply(5);
    await told();
    await block(anya, applicants[3] as Someone);
    await apply(1);
    expect((await told()).map(({ event }) => event)).toContainEqual(counted(3));
  });

  test('that come when none of the counted waits any more are told of anew', async () => {
    const applicants = await apply(4);
    await told();
    for (const one of applicants.slice(2)) await decide(anya, place, one, 'Rejected');
    await told();
    await apply(1);
    expect(await told()).toMatchObject([{ edits: null, event: counted(1) }]);
  });

  test('that come after a pause are cards again, and what then follows a new message', async () => {
    await apply(4);
    await told();
    await passMinutes(11);
    await apply(3);
    const all = await told();
    expect(kinds(all)).toEqual(['applicationCard', 'applicationCard', 'moreApplications']);
    expect(all[2]).toMatchObject({ edits: null, event: counted(3) });
  });

  test('that are made again after a withdrawal are told of again', async () => {
    const applicants = await apply(3);
    await told();
    const last = applicants[2] as Someone;
    await withdraw(last, place);
    await told();
    await passMinutes(11);
    await applyTo(last, place);
    expect(kinds(await told())).toEqual(['applicationCard']);
  });

  test('are counted once when whoever took one is killed', async () => {
    await apply(4);
    for (const one of await take(kollab, 1)) await settle(kollab, one, 'sent', { messageId: 1 });
    const [killed] = await take(kollab, 1);
    expect(killed?.event.kind).toBe('applicationCard');
    await sql`update notifications set due_at = now() where status = 'leased'`.execute(kollab.db);
    const all = await told();
    expect(kinds(all)).toEqual(['applicationCard', 'moreApplications']);
    expect(all[1]?.event).toEqual(counted(2));
  });

  test('of several projects lead to where all of them are', async () => {
    const other = await sampleProject(kollab, { owner: anya });
    for (const one of await people(4)) {
      await applyTo(one, place);
      await applyTo(one, other);
    }
    const all = await told();
    expect(all).toHaveLength(3);
    expect(all[2]?.event).toEqual({ kind: 'moreApplications', count: 6, projectId: null });
  });

  test('stay in the inbox, each for itself, and what counts them does not', async () => {
    await apply(4);
    await told();
    const rows = await kollab.db
      .selectFrom('notifications')
      .where('recipient_id', '=', anya.id)
      .select(['kind', 'status'])
      .orderBy('created_at')
      .execute();
    expect(rows).toHaveLength(5);
    expect(rows.filter(({ status }) => status === 'counted')).toHaveLength(2);
  });
});

describe('what moderators are to review', () => {
  const vera = fresh(() => kollab.moderator());
  const ofVera = (all: Awaited<ReturnType<typeof told>>) =>
    all.filter(({ telegramId }) => telegramId === vera.telegramId);

  async function submit(count: number) {
    const owners = await people(count);
    for (const one of owners) await send(one, { major: 'Физика' });
    return owners;
  }

  test('is two cards and one message for each of them, however much comes at once', async () => {
    const oleg = await kollab.moderator({ firstName: 'Олег' });
    await submit(6);
    const all = await told();
    for (const { telegramId } of [vera, oleg]) {
      const ofOne = all.filter((one) => one.telegramId === telegramId);
      expect(kinds(ofOne)).toEqual(['moderationCard', 'moderationCard', 'moreToReview']);
      expect(ofOne[2]).toMatchObject({ edits: null, event: { count: 4 } });
    }
  });

  test('is counted in their group the same', async () => {
    await setModeratorsChat(kollab.db, -1_001_234_567_890);
    await submit(5);
    expect((await told()).map(({ event }) => event)).toMatchObject([
      { kind: 'moderationCard' },
      { kind: 'moderationCard' },
      { kind: 'moreToReview', count: 3 },
    ]);
  });

  test('is counted down with each decision, by whomever', async () => {
    const oleg = await kollab.moderator({ firstName: 'Олег' });
    const owners = (await submit(4)) as [Someone, Someone, Someone, Someone];
    await told();
    await approve(oleg, owners[2]);
    expect(ofVera(await told())).toMatchObject([
      { edits: expect.any(Number), event: { count: 1 } },
    ]);
    await reject(oleg, owners[3], 'Не то, совсем');
    expect(ofVera(await told())).toMatchObject([
      { edits: expect.any(Number), event: { count: 0 } },
    ]);
  });

  test('is not told to who moderates no more', async () => {
    await submit(2);
    await told();
    await submit(2);
    await kollab.set('users', vera, { role: 'user' });
    expect(ofVera(await told())).toEqual([]);
  });
});
