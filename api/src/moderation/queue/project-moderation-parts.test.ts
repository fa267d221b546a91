import { decideProject, type ProjectField } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import {
  approve,
  author,
  create,
  edit,
  listAll,
  read,
  reject,
  submissionOf,
  takeAll,
  vacancyInput,
} from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Кот' }));
const anya = shared(() => author(kollab));

type Reasons = Partial<Record<ProjectField, string>>;

const decide = (by: Someone, { id }: { id: string }, reasons: Reasons, version?: number) => {
  const rejected = Object.entries(reasons).map(([field, reason]) => ({
    field: field as ProjectField,
    reason,
  }));
  return by.call(decideProject, { params: { id }, body: { version, rejected } });
};

const live = (project: { id: string }) => read({ call: kollab.anonymous }, project);
const missing = refused('projectNotFound', 404);

const newsOf = async ({ id }: { id: string }) =>
  (await takeAll(kollab)).flatMap(({ event, telegramId }) =>
    telegramId === anya.telegramId && 'projectId' in event && event.projectId === id ? [event] : [],
  );

describe('a decision on single fields of a new project', () => {
  test('publishes it without them', async () => {
    const project = await create(anya, { tags: ['GIS'], vacancies: [vacancyInput()] });
    expect(await decide(vera, project, { tags: 'Не о проекте' }, 1)).toMatchObject({
      id: project.id,
      status: 'одобрено',
      moderationStatus: 'Rejected',
      decidedBy: 'Вера Орлова',
      rejectionReason: 'Теги: Не о проекте',
      rejectedFields: [{ changeType: 'tags', reason: 'Не о проекте' }],
    });
    expect(await live(project)).toMatchObject({
      name: 'Солнечная карта',
      status: 'одобрено',
      tags: [],
      vacancies: [{ title: 'Разработчик' }],
      rejectionReason: null,
      isPartlyApproved: false,
      pendingChanges: [],
    });
    expect(await read(anya, project)).toMatchObject({
      moderationStatus: 'Rejected',
      isPartlyApproved: true,
      rejectionReason: 'Теги: Не о проекте',
      tags: [{ tagName: 'GIS' }],
      pendingChanges: [{ changeType: 'tags', state: 'draft' }],
    });
    expect(await newsOf(project)).toMatchObject([
      { kind: 'projectRejected', reason: 'Теги: Не о проекте', isEdit: false, isPartial: true },
    ]);
  });

  test('is said in lists too, until the next submission', async () => {
    const project = await create(anya, { tags: ['GIS'] });
    await decide(vera, project, { tags: 'Не о проекте' });
    const own = async () => (await listAll(anya)).find(({ id }) => id === project.id);
    expect(await own()).toMatchObject({ status: 'одобрено', isPartlyApproved: true });
    await edit(anya, project, { tags: ['React'] });
    expect(await own()).toMatchObject({ moderationStatus: 'Pending', isPartlyApproved: false });
    await reject(vera, project, 'Снова не о проекте');
    expect(await own()).toMatchObject({ moderationStatus: 'Rejected', isPartlyApproved: false });
  });

  test('has those told whom its owner invites', async () => {
    const { telegramId } = await kollab.person();
    const project = await create(anya, {
      tags: ['GIS'],
      participants: [{ name: 'Боря', telegramId }],
    });
    await takeAll(kollab);
    await decide(vera, project, { tags: 'Не о проекте' });
    const told = (await takeAll(kollab)).filter((one) => one.telegramId === telegramId);
    expect(told).toMatchObject([{ event: { kind: 'invitationCard' } }]);
  });

  test.each(['name', 'description', 'stage'] as const)(
    'never publishes it without its %s',
    async (field) => {
      const project = await create(anya, { tags: ['GIS'] });
      await expect(decide(vera, project, { [field]: 'Не годится' })).rejects.toMatchObject(
        refused('cannotPublishWithout', 400, { field }),
      );
      expect(await submissionOf(oleg, project)).toMatchObject({ isOpen: true, version: 1 });
      await expect(live(project)).rejects.toMatchObject(missing);
    },
  );

  test('rejects it when it turns down all', async () => {
    const project = await create(anya);
    const { pendingChanges } = await read(anya, project);
    const all = pendingChanges.map(({ changeType }) => [changeType, 'Не годится']);
    expect(await decide(vera, project, Object.fromEntries(all) as Reasons)).toMatchObject({
      status: 'rejected',
      moderationStatus: 'Rejected',
      rejectedFields: [],
    });
    await expect(live(project)).rejects.toMatchObject(missing);
    expect(await newsOf(project)).toMatchObject([
      { kind: 'projectRejected', reason: expect.stringContaining('Название: Не годится\n') },
    ]);
  });
});

describe('a decision on single fields of an edit', () => {
  test('publishes the others, even without the name', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await edit(anya, project, { name: 'Лунная карта', description: 'Карта Луны' });
    await decide(vera, project, { name: 'Вводит в заблуждение' });
    expect(await live(project)).toMatchObject({
      name: 'Солнечная карта',
      description: 'Карта Луны',
    });
    expect(await read(anya, project)).toMatchObject({
      name: 'Лунная карта',
      pendingChanges: [{ changeType: 'name', oldValue: 'Солнечная карта', state: 'draft' }],
    });
    expect(await newsOf(project)).toMatchObject([{ kind: 'projectRejected', isEdit: true }]);
  });

  test('is one of many at once, of which one counts', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await edit(anya, project, { name: 'Лунная карта', description: 'Карта Луны' });
    const calls = [
      () => approve(vera, project, 1),
      () => reject(oleg, project, 'Не годится', 1),
      () => decide(vera, project, { name: 'Не годится' }, 1),
      () => decide(oleg, project, { description: 'Не годится' }),
    ];
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => calls.map((call) => call())).flat(),
    );
    const codes = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [],
    );
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'alreadyDecided'));
    const events = await kollab.db
      .selectFrom('moderation_events')
      .where('subject_id', '=', project.id)
      .where('kind', '!=', 'submitted')
      .select('kind')
      .execute();
    expect(events).toHaveLength(1);
    expect(await newsOf(project)).toHaveLength(1);
    const { name, description } = await live(project);
    const { pendingChanges } = await read(anya, project);
    const published = [name === 'Лунная карта', description === 'Карта Луны'].filter(Boolean);
    expect(published.length + pendingChanges.length).toBe(2);
  });
});
