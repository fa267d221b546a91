import {
  addParticipant,
  getModerationHistory,
  getProject,
  listPendingProfileChanges,
  listRecord,
} from '@kollab/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as projects from '#test/steps/projects.ts';
import { sampleProject } from '#test/sample-project.ts';
import { sweepRecords } from '#src/jobs/sweep.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { approve, claim, listQueue, readPublic, reject, send } from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Кот' }));
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));

const stale = refused('staleVersion', 409, { version: 2 });
const pending = (moderator: Someone) =>
  moderator.call(listPendingProfileChanges, { query: { limit: 200 } });

test.each([
  ['the queue', listQueue],
  ['the list of changes', pending],
])('a text swapped after a moderator read %s is not published unseen', async (_, read) => {
  await send(anya, { description: 'Люблю карты' });
  await read(vera);
  await send(anya, { description: 'Купите гараж' });
  await expect(approve(vera, anya)).rejects.toMatchObject(stale);
  await expect(reject(vera, anya, 'Не о себе')).rejects.toMatchObject(stale);
  expect(await readPublic(kollab, anya)).toMatchObject({ description: '' });
  await claim(vera, anya);
  await read(vera);
  await approve(vera, anya);
  expect(await readPublic(kollab, anya)).toMatchObject({ description: 'Купите гараж' });
});

test('of a swap and an approval at once nothing is published that was not read', async () => {
  for (let time = 0; time < 5; time += 1) {
    const ilya = await kollab.person();
    await send(ilya, { description: 'Люблю карты' });
    await listQueue(vera);
    await Promise.allSettled([send(ilya, { description: 'Купите гараж' }), approve(vera, ilya)]);
    expect((await readPublic(kollab, ilya)).description).not.toBe('Купите гараж');
  }
});

test('who has read nothing decides on what is submitted, and the record says what that was', async () => {
  await send(anya, { description: 'Люблю карты' });
  await listQueue(vera);
  await send(anya, { description: 'Люблю карты и горы' });
  expect(await approve(oleg, anya)).toMatchObject({ version: 2 });
  const [entry] = await vera.call(listRecord, { query: { subjectId: anya.id } });
  expect(entry).toMatchObject({
    kind: 'approved',
    version: 2,
    changes: [{ changeType: 'description', oldValue: '', newValue: 'Люблю карты и горы' }],
  });
  const { events } = await anya.call(getModerationHistory, { params: anya });
  expect(events.at(-1)).toMatchObject({ kind: 'approved', version: 2 });
});

test('who has decided decides on what comes next without having looked, as specified', async () => {
  await send(anya, { description: 'Люблю карты' });
  await listQueue(vera);
  await reject(vera, anya, 'Напишите больше');
  await send(anya, { description: 'Люблю карты и горы' });
  expect(await approve(vera, anya)).toMatchObject({ version: 2 });
});

test('a project swapped after its page or the queue was read is not published unseen', async () => {
  const author = await projects.author(kollab, { firstName: 'Аня' });
  const reads = [
    (id: string) => vera.call(getProject, { params: { projectId: id } }),
    () => projects.listQueue(vera),
  ];
  for (const read of reads) {
    const project = await projects.create(author);
    await read(project.id);
    await projects.edit(author, project, { name: 'Купите гараж' });
    await expect(projects.approve(vera, project)).rejects.toMatchObject(stale);
    await projects.listQueue(vera);
    expect(await projects.approve(vera, project)).toMatchObject({ status: 'одобрено' });
  }
});

test('a guest added to a new project while a moderator reads it is not published unread', async () => {
  const author = await projects.author(kollab, { firstName: 'Аня' });
  const project = await projects.create(author);
  const add = (name: string) =>
    author.call(addParticipant, { body: { projectId: project.id, name } });
  const read = (await projects.listQueue(vera)).find(({ id }) => id === project.id);
  await add('Купите гараж');
  await expect(projects.approve(vera, project)).rejects.toMatchObject(stale);
  await expect(projects.approve(oleg, project, read?.version)).rejects.toMatchObject(stale);
  await expect(projects.reject(vera, project, 'Имя не то')).rejects.toMatchObject(stale);
  expect(await projects.submissionOf(vera, project)).toMatchObject({ version: 2, isOpen: true });
  await projects.listQueue(vera);
  expect(await projects.approve(vera, project)).toMatchObject({ status: 'одобрено', version: 2 });
  await projects.edit(author, project, { name: 'Маяк' });
  await projects.listQueue(vera);
  await add('Боря');
  expect(await projects.approve(vera, project)).toMatchObject({ version: 3 });
});

test('a queue that is read again and again is written down once, and for a day', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await projects.edit(anya, project, { name: 'Маяк' });
  const rows = async () =>
    (
      await sql`select xmin::text, seen_at from submissions_seen
        where subject_id = ${project.id}`.execute(kollab.db)
    ).rows;
  await projects.listQueue(oleg);
  const first = await rows();
  await projects.listQueue(oleg);
  expect(await rows()).toEqual(first);
  kollab.passTime(25 * 60 * 60_000);
  await sweepRecords(kollab.context, kollab.context.clock());
  expect(await rows()).toEqual([]);
});
