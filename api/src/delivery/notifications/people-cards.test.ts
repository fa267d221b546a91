import type { News } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationsTable, ParticipantsTable } from '#src/platform/database/schema.ts';
import { settle, take } from '#test/steps/profiles.ts';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';
import { updateCards, enqueueCard, notify } from '#src/platform/outbox/outbox.service.ts';
import {
  insertApplication,
  insertInvitation,
  insertProject,
  insertSubmission,
} from '#test/steps/notifications.ts';

const kollab = sharedApp();
const olga = shared(() => kollab.person({ firstName: 'Ольга', lastName: 'Ким' }));
const anya = shared(() =>
  kollab.person({ firstName: 'Аня', lastName: 'Лис', username: 'anya_lis' }),
);
beforeEach(() => kollab.db.deleteFrom('notifications').execute());

type Card = Parameters<typeof enqueueCard>[1];
const enqueue = (card: Card) => kollab.db.transaction().execute((trx) => enqueueCard(trx, card));
const change = (about: string) => kollab.db.transaction().execute((trx) => updateCards(trx, about));

const events = async () => (await take(kollab)).map(({ event }) => event);

async function deliver(messageId: number) {
  const taken = await take(kollab);
  for (const item of taken) await settle(kollab, item, 'sent', { messageId });
  return taken;
}

describe('an application’s card', () => {
  const cardFor = (about: string, { id }: Someone): Card => ({
    kind: 'applicationCard',
    about,
    recipientId: id,
  });
  const setStatus = async (id: string, status: ApplicationsTable['status']) => {
    await kollab.set('applications', { id }, { status });
    await change(id);
  };

  test('tells the owner who applied for what, with the letter', async () => {
    const project = await insertProject(kollab, olga);
    const { id, vacancyId } = await insertApplication(kollab, project, anya);
    await kollab.set('users', anya, { status_short: 'Дизайнер интерфейсов', approved_at: null });
    await enqueue(cardFor(id, olga));
    const [item] = await take(kollab);
    const card = {
      projectId: project.id,
      projectName: 'Бот для столовой',
      vacancyId,
      vacancyTitle: 'Дизайнер',
      telegramId: anya.telegramId,
      name: 'Аня Лис',
      statusShort: '',
      coverLetter: 'Хочу к вам',
      isFromStranger: true,
      status: 'Pending',
      mayDecide: true,
      contact: null,
    };
    expect(item).toMatchObject({ telegramId: olga.telegramId, messageId: null });
    expect(item?.event).toEqual({ kind: 'applicationCard', card });
    if (item) await settle(kollab, item, 'released');
    await kollab.set('users', anya, { approved_at: new Date() });
    const [known] = await events();
    expect(known).toMatchObject({ card: { statusShort: 'Дизайнер интерфейсов' } });
    expect(known).not.toHaveProperty('card.isFromStranger');
  });

  test.each([
    ['anya_lis', 'https://t.me/anya_lis'],
    [null, null],
  ])('says how to reach whom was accepted: %s', async (username, url) => {
    const project = await insertProject(kollab, olga);
    const { id } = await insertApplication(kollab, project, anya);
    await kollab.set('users', anya, { username });
    await enqueue(cardFor(id, olga));
    await deliver(7);
    await setStatus(id, 'Accepted');
    const contact = { telegramId: anya.telegramId, name: 'Аня Лис', url };
    expect(await take(kollab)).toMatchObject([
      { messageId: 7, event: { card: { status: 'Accepted', mayDecide: false, contact } } },
    ]);
  });

  test.each(['Rejected', 'Withdrawn'] as const)('shows that it was %s', async (status) => {
    const project = await insertProject(kollab, olga);
    const { id } = await insertApplication(kollab, project, anya);
    await enqueue(cardFor(id, olga));
    await deliver(7);
    await setStatus(id, status);
    const coverLetter = status === 'Withdrawn' ? '' : 'Хочу к вам';
    expect(await events()).toMatchObject([
      { card: { status, mayDecide: false, contact: null, coverLetter } },
    ]);
  });

  test('is no longer the former owner’s to decide, nor theirs the contact', async () => {
    const project = await insertProject(kollab, olga);
    const { id } = await insertApplication(kollab, project, anya);
    await enqueue(cardFor(id, olga));
    await deliver(7);
    await kollab.set('projects', project, { owner_id: anya.id });
    await change(id);
    expect(await events()).toMatchObject([{ card: { status: 'Pending', mayDecide: false } }]);
    await kollab.db
      .updateTable('notifications')
      .set({ due_at: new Date(0) })
      .execute();
    await setStatus(id, 'Accepted');
    expect(await events()).toMatchObject([{ card: { status: 'Accepted', contact: null } }]);
  });

  test.each<[string, ApplicationsTable['status'], object]>([
    ['decided', 'Rejected', {}],
    ['withdrawn', 'Withdrawn', {}],
    ['to a deleted project', 'Pending', { deleted_at: new Date() }],
  ])('never sent is not sent once %s', async (_, status, project) => {
    const inserted = await insertProject(kollab, olga, project);
    const { id } = await insertApplication(kollab, inserted, anya, status);
    await enqueue(cardFor(id, olga));
    expect(await take(kollab)).toEqual([]);
  });

  test('about nothing is not sent', async () => {
    await enqueue(cardFor(crypto.randomUUID(), olga));
    expect(await take(kollab)).toEqual([]);
  });
});

describe('an invitation’s card', () => {
  const invite = (about: string): Card => ({
    kind: 'invitationCard',
    about,
    recipientId: anya.id,
  });
  const setState = (id: string, state: ParticipantsTable['state']) =>
    kollab.set('participants', { id }, { state });

  test('tells who invites where', async () => {
    const project = await insertProject(kollab, olga);
    await enqueue(invite(await insertInvitation(kollab, project, anya)));
    const [item] = await take(kollab);
    expect(item?.telegramId).toBe(anya.telegramId);
    expect(item?.event).toEqual({
      kind: 'invitationCard',
      card: {
        projectId: project.id,
        projectName: 'Бот для столовой',
        ownerName: 'Ольга Ким',
        state: 'invited',
      },
    });
  });

  test.each<[ParticipantsTable['state'], Date | null, string]>([
    ['member', null, 'member'],
    ['declined', null, 'declined'],
    ['cancelled', null, 'cancelled'],
    ['removed', null, 'cancelled'],
    ['left', null, 'cancelled'],
    ['invited', new Date('2026-01-01T00:00:00Z'), 'cancelled'],
  ])('follows what became of it: %s, deleted %o', async (state, deletedAt, shown) => {
    const project = await insertProject(kollab, olga);
    const id = await insertInvitation(kollab, project, anya);
    await enqueue(invite(id));
    await deliver(7);
    await setState(id, state);
    await kollab.set('projects', project, { deleted_at: deletedAt });
    await change(id);
    expect(await take(kollab)).toMatchObject([{ messageId: 7, event: { card: { state: shown } } }]);
  });

  test.each(['member', 'declined', 'cancelled'] as const)(
    'never sent is not sent once it is %s',
    async (state) => {
      const project = await insertProject(kollab, olga);
      await enqueue(invite(await insertInvitation(kollab, project, anya, state)));
      expect(await take(kollab)).toEqual([]);
    },
  );

  test('of a second invitation is a new message, unless the first still has to be written', async () => {
    const project = await insertProject(kollab, olga);
    const id = await insertInvitation(kollab, project, anya);
    await enqueue(invite(id));
    await deliver(7);
    await setState(id, 'cancelled');
    await change(id);
    await setState(id, 'invited');
    await enqueue(invite(id));
    expect(await deliver(7)).toMatchObject([
      { messageId: 7, event: { card: { state: 'invited' } } },
    ]);
    await enqueue(invite(id));
    expect(await deliver(8)).toMatchObject([{ messageId: null }]);
    await change(id);
    expect(await take(kollab)).toMatchObject([{ messageId: 8 }]);
    const rows = kollab.db.selectFrom('notifications').select('id');
    expect(await rows.execute()).toHaveLength(1);
  });

  test('to a project not approved yet goes by the name that was submitted', async () => {
    const project = await insertProject(kollab, olga, { name: '', approved_at: null });
    await insertSubmission(kollab, project, { name: ['', 'Клуб чтения'] });
    await enqueue(invite(await insertInvitation(kollab, project, anya)));
    expect(await events()).toMatchObject([{ card: { projectName: 'Клуб чтения' } }]);
  });
});

const contact = { telegramId: 1001, name: 'Аня Лис', url: null };
const project = { projectId: 'p', projectName: 'Бот для столовой' };
const vacancy = { ...project, vacancyId: 'v', vacancyTitle: 'Дизайнер' };

const news: News[] = [
  { kind: 'profileApproved' },
  { kind: 'projectApproved', ...project, isEdit: false },
  { kind: 'projectRejected', ...project, isEdit: false, reason: 'Без рекламы' },
  { kind: 'applicationAccepted', ...vacancy, contact },
  { kind: 'applicationRejected', ...vacancy, reason: null },
  { kind: 'vacancyClosed', ...vacancy },
  { kind: 'projectClosed', ...project, hasApplied: true },
  { kind: 'invitationAccepted', ...project, contact },
  { kind: 'invitationDeclined', ...project, name: 'Аня Лис' },
  { kind: 'membershipChanged', ...project, change: 'left', person: contact },
];

test('news is told as it was, of every kind', async () => {
  await kollab.db.transaction().execute(async (trx) => {
    for (const one of news) await notify(trx, anya.id, one);
  });
  expect(new Set(await events())).toEqual(new Set(news));
});
