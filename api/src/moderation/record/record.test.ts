import { grantModerator, listRecord, type RecordEntry, takeModerator } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { approve, reject, send } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дым' }));
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));

const record = (query: object = {}, reader = vera) => reader.call(listRecord, { query });
const kindsOf = (entries: RecordEntry[]) => entries.map(({ kind }) => kind);
const person = ({ telegramId }: Someone, name: string) => ({ telegramId, name });

/** Reports put in as decided: how that comes about is tested where it happens. */
async function report(
  subject: { type: 'profile' | 'project'; id: string; owner?: Someone },
  decision: 'dismiss' | 'block' | 'suspend' | null,
  at = new Date(),
) {
  const decided = decision && { decided_by: vera.id, decided_at: at, comment: 'Реклама' };
  await kollab.db
    .insertInto('reports')
    .values({
      id: uuid(),
      reporter_id: (await kollab.person()).id,
      subject_type: subject.type,
      subject_id: subject.id,
      owner_id: subject.owner?.id ?? anya.id,
      category: 'spam',
      text: '',
      decision,
      ...decided,
      created_at: new Date(0),
    })
    .execute();
}

describe('the record', () => {
  test('tells who did what to a profile and why, newest first', async () => {
    await send(anya, { major: 'Физика', tags: ['GIS'] });
    await reject(vera, anya, 'Не видно лица');
    await send(anya, { major: 'Химия' });
    await approve(oleg, anya);
    const entries = await record({ subjectId: anya.id });
    const [first] = entries.toReversed();
    expect(kindsOf(entries)).toEqual([
      'approved',
      'submitted',
      'rejected',
      'consented',
      'submitted',
    ]);
    expect(entries[2]).toMatchObject({
      actor: person(vera, 'Вера Орлова'),
      reason: 'Не видно лица',
    });
    expect(first).toEqual({
      id: expect.any(String),
      kind: 'submitted',
      subject: { type: 'profile', id: anya.id, ...person(anya, 'Аня Лис') },
      version: 1,
      actor: person(anya, 'Аня Лис'),
      reason: null,
      origin: 'person',
      soleModerator: false,
      changes: expect.arrayContaining([
        { changeType: 'tags', oldValue: [], newValue: [{ tagName: 'GIS' }] },
        { changeType: 'major', oldValue: '', newValue: 'Физика' },
      ]),
      at: expect.any(String),
    });
  });

  test('calls a project as it was last submitted until it is approved', async () => {
    const author = await projects.author(kollab, { firstName: 'Аня' });
    const project = await projects.create(author, { name: 'Маяк' });
    const named = { type: 'project', id: project.id, name: 'Маяк', telegramId: author.telegramId };
    const [submitted] = await record({ subjectId: project.id });
    expect(submitted).toMatchObject({ kind: 'submitted', subject: named });
    await projects.approve(vera, project);
    await projects.edit(author, project, { name: 'Огонь' });
    const entries = await record({ subjectId: project.id });
    expect(kindsOf(entries)).toEqual(['submitted', 'approved', 'submitted']);
    expect(entries.every(({ subject }) => subject.name === 'Маяк')).toBe(true);
  });

  test('holds decided reports, releases and roles', async () => {
    const admin = await kollab.admin();
    const subject = { type: 'profile', id: anya.id } as const;
    await report(subject, null);
    await report(subject, 'dismiss', new Date(Date.now() - 3000));
    await report(subject, 'block', new Date(Date.now() - 2000));
    await report(subject, 'suspend', new Date(Date.now() - 1000));
    await kollab.db
      .insertInto('releases')
      .values({ id: uuid(), user_id: anya.id, released_by: oleg.id, created_at: new Date() })
      .execute();
    const params = { id: anya.id };
    await admin.call(grantModerator, { params, body: {} });
    await admin.call(takeModerator, { params, body: {} });
    const entries = await record({ subjectId: anya.id });
    expect(entries.map(({ kind, actor, reason }) => [kind, actor?.telegramId, reason])).toEqual([
      ['lostModerator', admin.telegramId, null],
      ['becameModerator', admin.telegramId, null],
      ['released', oleg.telegramId, null],
      ['reportSuspended', vera.telegramId, 'Реклама'],
      ['reportBlocked', vera.telegramId, 'Реклама'],
      ['reportDismissed', vera.telegramId, 'Реклама'],
    ]);
    expect(entries[0]).toMatchObject({
      subject: person(anya, 'Аня Лис'),
      version: null,
      changes: [],
    });
  });

  test('is of one moderator, of one subject, of both or of neither', async () => {
    const [ilya, dima] = [await kollab.person(), await kollab.person()];
    const nina = await kollab.moderator({ firstName: 'Нина' });
    for (const one of [ilya, dima]) await send(one, { major: 'Физика' });
    await approve(nina, ilya);
    await approve(nina, dima);
    const moderator = nina.telegramId;
    expect(await record({ moderator })).toHaveLength(2);
    expect(await record({ moderator, subjectId: ilya.id })).toMatchObject([
      { kind: 'approved', subject: { id: ilya.id } },
    ]);
    expect(await record({ moderator: anya.telegramId })).toEqual([]);
    expect(await record({ moderator: 99 })).toEqual([]);
    expect(await record({ subjectId: randomUUID() })).toEqual([]);
    expect((await record({ limit: 6 })).map(({ kind }) => kind)).toEqual([
      'approved',
      'approved',
      'consented',
      'submitted',
      'consented',
      'submitted',
    ]);
  });

  test('names whom a report was against, though the project has another owner since', async () => {
    const project = await sampleProject(kollab, { owner: anya, name: 'Атлас' });
    await report({ type: 'project', id: project.id, owner: oleg }, 'suspend');
    expect(await record({ subjectId: project.id })).toMatchObject([
      { kind: 'reportSuspended', subject: { name: 'Атлас', telegramId: oleg.telegramId } },
      { kind: 'statusChanged', actor: null, origin: 'database' },
    ]);
  });

  test('pages through five hundred without gaps, whichever table they are in', async () => {
    const now = Date.now();
    await kollab.db
      .insertInto('releases')
      .values(
        Array.from({ length: 250 }, (_, index) => ({
          id: uuid(),
          user_id: anya.id,
          released_by: vera.id,
          created_at: new Date(now - (index % 25) * 1000),
        })),
      )
      .execute();
    const reporter = await kollab.person();
    await kollab.db
      .insertInto('reports')
      .values(
        Array.from({ length: 250 }, (_, index) => ({
          id: uuid(),
          reporter_id: reporter.id,
          subject_type: 'profile' as const,
          subject_id: anya.id,
          owner_id: anya.id,
          category: 'spam' as const,
          text: '',
          decision: 'dismiss' as const,
          decided_by: vera.id,
          decided_at: new Date(now - (index % 25) * 1000),
          created_at: new Date(0),
        })),
      )
      .execute();
    const path = `/api/User/moderation-record?limit=30&subjectId=${anya.id}`;
    const seen = (await kollab.listPages<RecordEntry>(vera, path)).flat();
    expect(seen).toHaveLength(500);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(500);
    const moments = seen.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});
