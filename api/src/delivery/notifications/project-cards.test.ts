import { beforeEach, describe, expect, test } from 'vitest';
import { settle, take } from '#test/steps/profiles.ts';
import { shared, sharedApp } from '#test/test-app.ts';
import { updateCards, enqueueCards } from '#src/platform/outbox/outbox.service.ts';
import { insertProject, insertSubmission } from '#test/steps/notifications.ts';
import { addGuest } from '#test/steps/team.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
beforeEach(() => kollab.db.deleteFrom('notifications').execute());

const enqueue = (submissionId: string, owner = anya) =>
  kollab.db.transaction().execute((trx) => enqueueCards(trx, submissionId, owner.id));

const decide = (id: string, status: 'Approved' | 'Rejected', reason: string | null = null) =>
  kollab.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('submissions')
      .set({ status, reason, decided_by: vera.id, decided_at: new Date() })
      .where('id', '=', id)
      .execute();
    await updateCards(trx, id);
  });

const events = async () => (await take(kollab)).map(({ event }) => event);

describe('a card about a submitted project', () => {
  test('says whose it is and what it is to become, in the form readers get it', async () => {
    const project = await insertProject(kollab, anya, { name: '', approved_at: null });
    const vacancy = { id: 'v1', title: 'Дизайнер', tags: ['Figma'], tasks: 'Макеты' };
    const id = await insertSubmission(kollab, project, {
      name: ['', 'Бот для столовой'],
      tags: [[], ['React']],
      vacancies: [[], [vacancy]],
      coverImage: [null, '/uploads/a.webp'],
    });
    for (const name of ['Пётр Ильич', 'Зоя']) await addGuest(anya, project, name);
    await enqueue(id);
    const taken = await take(kollab);
    expect(taken.map(({ telegramId }) => telegramId)).toEqual([vera.telegramId]);
    expect(taken[0]?.event).toEqual({
      kind: 'projectModerationCard',
      card: {
        projectId: project.id,
        projectName: 'Бот для столовой',
        isEdit: false,
        ownerTelegramId: anya.telegramId,
        ownerName: 'Аня Лис',
        guests: ['Пётр Ильич', 'Зоя'],
        version: 3,
        submittedAt: expect.any(String),
        claimedBy: null,
        decision: null,
        appeal: null,
        changes: [
          { changeType: 'name', oldValue: '', newValue: 'Бот для столовой' },
          { changeType: 'tags', oldValue: [], newValue: [{ tagName: 'React' }] },
          {
            changeType: 'vacancies',
            oldValue: [],
            newValue: [{ ...vacancy, tags: [{ tagName: 'Figma' }] }],
          },
          { changeType: 'coverImage', oldValue: null, newValue: '/uploads/a.webp' },
        ],
      },
    });
  });

  test('calls an edit one, by the published name where that stays', async () => {
    const project = await insertProject(kollab, anya);
    await enqueue(
      await insertSubmission(kollab, project, { stage: ['Seed Stage', 'Growth Stage'] }),
    );
    expect(await events()).toMatchObject([
      { card: { projectName: 'Бот для столовой', isEdit: true } },
    ]);
  });

  test('shows the decision once it was sent', async () => {
    const project = await insertProject(kollab, anya);
    const id = await insertSubmission(kollab, project, { description: ['', 'Бот'] });
    await enqueue(id);
    for (const item of await take(kollab)) await settle(kollab, item, 'sent', { messageId: 7 });
    await decide(id, 'Rejected', 'Без рекламы');
    const [item] = await take(kollab);
    expect(item).toMatchObject({
      messageId: 7,
      event: {
        card: { decision: { status: 'Rejected', name: 'Вера Орлова', reason: 'Без рекламы' } },
      },
    });
  });

  test('says that there is nothing to decide once the project is deleted', async () => {
    const project = await insertProject(kollab, anya);
    const id = await insertSubmission(kollab, project, { description: ['', 'Бот'] });
    await enqueue(id);
    for (const item of await take(kollab)) await settle(kollab, item, 'sent', { messageId: 7 });
    await kollab.set('projects', project, { deleted_at: new Date() });
    await kollab.db.transaction().execute((trx) => updateCards(trx, id));
    expect(await events()).toMatchObject([{ card: { decision: { status: 'Withdrawn' } } }]);
  });

  test.each(['decided', 'deleted'])('never sent is not sent once %s', async (fate) => {
    const project = await insertProject(kollab, anya);
    const id = await insertSubmission(kollab, project, { description: ['', 'Бот'] });
    await enqueue(id);
    if (fate === 'decided') await decide(id, 'Approved');
    else {
      const deletion = kollab.db.updateTable('projects').set({ deleted_at: new Date() });
      await deletion.where('id', '=', project.id).execute();
    }
    expect(await take(kollab)).toEqual([]);
    const row = kollab.db.selectFrom('notifications').select('status');
    expect(await row.execute()).toEqual([{ status: 'sent' }]);
  });

  test('and one about a profile are told apart in one batch', async () => {
    const project = await insertProject(kollab, anya);
    await enqueue(await insertSubmission(kollab, project, { description: ['', 'Бот'] }));
    const ofProfile = crypto.randomUUID();
    await kollab.db
      .insertInto('submissions')
      .values({
        id: ofProfile,
        subject_type: 'profile',
        subject_id: anya.id,
        version: 1,
        status: 'Pending',
        submitted_at: new Date(),
      })
      .execute();
    await enqueue(ofProfile);
    expect((await events()).map(({ kind }) => kind).toSorted()).toEqual([
      'moderationCard',
      'projectModerationCard',
    ]);
  });
});
