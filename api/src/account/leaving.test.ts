import {
  getModerationHistory,
  getOwnRole,
  listFollowers,
  listInbox,
  listRecord,
  searchUsers,
} from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, decide, listOwn, listWaiting } from '#test/steps/applications.ts';
import { answer as answerContact, ask, requestsOf, statusOf } from '#test/steps/contacts.ts';
import { approve, reject, send, settle } from '#test/steps/profiles.ts';
import { block, complain, followIt, listQueue, looksAt, release } from '#test/steps/reports.ts';
import { add, answer, teamOf } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { gone, leave, takeAll, told } from '#test/steps/account.ts';

const nobody = 'Удалённый профиль';
const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
beforeEach(() => kollab.db.deleteFrom('notifications').execute());
const zoya = fresh(() =>
  kollab.person({ firstName: 'Зоя', lastName: 'Лис', username: 'zoya_lis' }),
);
const boris = fresh(() => kollab.person({ firstName: 'Борис' }));
const olga = fresh(() => kollab.person({ firstName: 'Ольга' }));

const setJoined = (person: Someone, day: number) =>
  kollab.db
    .updateTable('participants')
    .set({ joined_at: new Date(Date.UTC(2026, 0, day)) })
    .where('user_id', '=', person.id)
    .execute();
const row = ({ id }: { id: string }) =>
  kollab.db.selectFrom('projects').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
async function deliver() {
  for (const item of await takeAll(kollab)) await settle(kollab, item, 'sent', { messageId: 7 });
}
const names = async (reader: Someone, project: { id: string }) =>
  (await teamOf(reader, project)).map(({ name }) => name);

describe('the project of somebody who left', () => {
  test('goes to whoever was in its team the longest, with what waits there', async () => {
    const [late, suspended, apart] = [
      await kollab.person(),
      await kollab.person(),
      await kollab.person(),
    ];
    const members = [late, suspended, apart, boris];
    const project = await sampleProject(kollab, { owner: zoya, members });
    for (const [day, person] of [apart, suspended, boris, late].entries()) {
      await setJoined(person, day + 1);
    }
    await kollab.suspend(suspended);
    await block(apart, zoya);
    await applyTo(olga, project);
    await takeAll(kollab);
    await gone(kollab, zoya);
    expect(await row(project)).toMatchObject({ owner_id: boris.id, archived_at: null });
    const events = await told(kollab, boris);
    expect(events).toHaveLength(2);
    expect(events).toContainEqual({
      kind: 'membershipChanged',
      projectId: project.id,
      projectName: 'Солнечная карта',
      change: 'becameOwner',
      person: { telegramId: null, name: nobody, url: null },
    });
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'applicationCard',
        card: expect.objectContaining({ mayDecide: true }),
      }),
    );
    await expect(decide(boris, project, olga, 'Accepted')).resolves.toMatchObject({});
    expect(await names(boris, project)).not.toContain(nobody);
  });

  test('is given to somebody who stays rather than to somebody who leaves too', async () => {
    const project = await sampleProject(kollab, { owner: zoya, members: [boris, olga] });
    await setJoined(boris, 1);
    await setJoined(olga, 2);
    await leave(boris);
    await gone(kollab, zoya);
    expect(await row(project)).toMatchObject({ owner_id: olga.id });
  });

  test('is archived with nobody there to own it; who applied and who was invited hear of it', async () => {
    const project = await sampleProject(kollab, { owner: zoya });
    await applyTo(olga, project);
    await add(zoya, project, boris);
    await deliver();
    await gone(kollab, zoya);
    expect(await row(project)).toMatchObject({ description: '', cover_image: null });
    expect((await row(project)).archived_at).not.toBeNull();
    const events = await takeAll(kollab);
    expect(events.find(({ telegramId }) => telegramId === olga.telegramId)?.event).toMatchObject({
      kind: 'projectClosed',
      hasApplied: true,
    });
    expect(events.find(({ telegramId }) => telegramId === boris.telegramId)).toMatchObject({
      messageId: 7,
      event: { kind: 'invitationCard', card: { state: 'cancelled', ownerName: nobody } },
    });
    expect(await listOwn(olga)).toMatchObject([{ status: 'Rejected', contact: null }]);
    await expect(answer(boris, project, true)).rejects.toMatchObject({ statusCode: 404 });
    await expect(teamOf({ call: kollab.anonymous }, project)).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

describe('others', () => {
  test('find nobody there, moderators neither', async () => {
    const zina = await kollab.person({ firstName: 'Зинаида' });
    await followIt(boris, zina);
    await followIt(zina, boris);
    await send(zina, { major: 'Физика' });
    await approve(vera, zina);
    await gone(kollab, zina);
    for (const reader of [boris, vera, { call: kollab.anonymous }]) {
      const { byTelegram, byId, stats } = looksAt(reader, zina);
      for (const look of [byTelegram, byId, stats]) {
        await expect(look()).rejects.toMatchObject({ statusCode: 404 });
      }
    }
    const query = { query: 'Зинаида', limit: 50, cursor: undefined };
    expect(await boris.call(searchUsers, { query })).toEqual([]);
    const params = { id: boris.id };
    expect(await boris.call(listFollowers, { params, query: {} })).toEqual([]);
    await expect(followIt(boris, zina)).rejects.toMatchObject({ statusCode: 404 });
    await expect(ask(boris, zina)).rejects.toMatchObject({ statusCode: 404 });
    await expect(complain(boris, zina)).rejects.toMatchObject({ statusCode: 404 });
    await expect(release(vera, zina)).rejects.toMatchObject({ statusCode: 404 });
  });

  test('see applications withdrawn without a letter, in the chat too', async () => {
    const project = await sampleProject(kollab, { owner: boris });
    await applyTo(zoya, project, { coverLetter: 'Возьмите меня' });
    await deliver();
    await gone(kollab, zoya);
    expect(await listWaiting(boris, project)).toEqual([]);
    const item = (await takeAll(kollab)).find((one) => one.telegramId === boris.telegramId);
    expect(item).toMatchObject({
      messageId: 7,
      event: {
        kind: 'applicationCard',
        card: { status: 'Withdrawn', name: nobody, coverLetter: '' },
      },
    });
  });

  test('have one less in their team, and hear of it', async () => {
    const project = await sampleProject(kollab, { owner: boris, members: [zoya] });
    const inviting = await sampleProject(kollab, { owner: boris, name: 'Зовущий' });
    await add(boris, inviting, zoya);
    await takeAll(kollab);
    await gone(kollab, zoya);
    expect(await names(boris, project)).toEqual(['Борис']);
    expect(await names(boris, inviting)).toEqual(['Борис']);
    const events = await told(kollab, boris);
    expect(events).toHaveLength(2);
    expect(events).toContainEqual(
      expect.objectContaining({
        change: 'left',
        person: { telegramId: null, name: nobody, url: null },
      }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'invitationDeclined', name: nobody }),
    );
  });

  test('need not answer requests any more, and get no answer to theirs', async () => {
    await ask(zoya, boris, 'Можно написать?');
    await ask(olga, zoya);
    await deliver();
    const [request] = await requestsOf(boris);
    await gone(kollab, zoya);
    const item = (await takeAll(kollab)).find((one) => one.telegramId === boris.telegramId);
    expect(item).toMatchObject({
      messageId: 7,
      event: { kind: 'contactRequestCard', card: { state: 'withdrawn', name: nobody, text: '' } },
    });
    const late = answerContact(boris, request?.requestId ?? '', true);
    await expect(late).rejects.toMatchObject({ code: 'contactAnswered' });
    await expect(statusOf(olga, zoya)).rejects.toMatchObject({ statusCode: 404 });
  });

  test('who reported them hear that nobody sees the profile any more', async () => {
    await complain(boris, zoya, 'Это Зоя Лис');
    await gone(kollab, zoya);
    expect(await told(kollab, boris)).toContainEqual({
      kind: 'reportDecided',
      subjectType: 'profile',
      subjectName: nobody,
      decision: 'block',
    });
    expect(await listQueue(vera)).toEqual([]);
    // It is no moderator's decision.
    const record = await vera.call(listRecord, { query: { subjectId: zoya.id } });
    expect(record.map(({ kind }) => kind)).not.toContain('reportBlocked');
  });

  test('keep what they were told, without a name or a way to write', async () => {
    const project = await sampleProject(kollab, { owner: zoya, members: [olga] });
    await applyTo(boris, project);
    await decide(zoya, project, boris, 'Accepted');
    await gone(kollab, zoya);
    const params = { telegramId: boris.telegramId };
    const inbox = await boris.call(listInbox, { params, query: {} });
    expect(inbox.find(({ event }) => event.kind === 'applicationAccepted')?.event).toMatchObject({
      contact: { telegramId: null, name: nobody, url: null },
    });
  });
});

describe('moderation', () => {
  test('of others goes on where a moderator left, and the record says who is not there', async () => {
    await kollab.set('users', zoya, { role: 'moderator' });
    await send(boris, { major: 'Физика' });
    await reject(zoya, boris, 'Не видно лица');
    await gone(kollab, zoya);
    const record = await vera.call(listRecord, {
      query: { subjectId: boris.id },
    });
    expect(JSON.stringify(record)).toContain(nobody);
    const params = { telegramId: boris.telegramId };
    const { events } = await boris.call(getModerationHistory, { params });
    expect(events.at(-1)).toMatchObject({ kind: 'rejected', reason: 'Не видно лица' });
    expect(await zoya.call(getOwnRole, {})).toEqual({ role: 'user' });
  });

  test('has nothing to decide on of who left', async () => {
    await send(zoya, { major: 'Физика' });
    await deliver();
    await gone(kollab, zoya);
    const card = (await takeAll(kollab)).find(({ event }) => event.kind === 'moderationCard');
    expect(card).toMatchObject({
      messageId: 7,
      event: {
        card: { name: nobody, decision: { status: 'Withdrawn', name: nobody }, changes: [] },
      },
    });
    await expect(approve(vera, zoya)).rejects.toMatchObject({ statusCode: 404 });
  });
});
