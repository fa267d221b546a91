import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  claim,
  kinds,
  listQueue,
  readHistory,
  readOwn,
  readPublic,
  reject,
  save,
  send,
} from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

const site = { type: 'Сайт', url: 'https://anya.example.org/' };
const code = { type: 'Код', url: 'https://code.example.org/anya' };
const tagNames = (tags: { tagName: string }[]) => tags.map(({ tagName }) => tagName);

async function approved(values: Parameters<typeof send>[1]) {
  const person = await kollab.person();
  await send(person, values);
  await approve(vera, person);
  return person;
}

describe('editing what is submitted', () => {
  test('makes a draft that outlives the approval', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    await save(anya, 'major', 'Химия');
    expect(await readOwn(anya)).toMatchObject({
      major: 'Химия',
      pendingChanges: [
        { oldValue: '', newValue: 'Химия', submittedValue: 'Физика', state: 'draft' },
      ],
    });
    await approve(vera, anya);
    expect(await readPublic(kollab, anya)).toMatchObject({ major: 'Физика' });
    expect(await readOwn(anya)).toMatchObject({
      major: 'Химия',
      pendingChanges: [{ oldValue: 'Физика', newValue: 'Химия', state: 'draft' }],
    });
  });

  test('makes a draft that outlives the rejection, over the values given back', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика', description: 'О себе' });
    await save(anya, 'major', 'Химия');
    await reject(vera, anya, 'Не годится');
    expect(await readOwn(anya)).toMatchObject({
      pendingChanges: [
        { changeType: 'description', newValue: 'О себе', state: 'draft' },
        { changeType: 'major', newValue: 'Химия', state: 'draft' },
      ],
    });
  });

  test('back to what is submitted leaves no draft', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    await save(anya, 'major', 'Химия');
    const own = await save(anya, 'major', 'Физика');
    expect(own.pendingChanges).toMatchObject([{ newValue: 'Физика', state: 'submitted' }]);
    expect(own.pendingChanges[0]).not.toHaveProperty('submittedValue');
  });

  test('back to what is submitted, and to the draft again, changes nothing', async () => {
    const anya = await approved({ tags: ['React'], course: 2 });
    await send(anya, { tags: ['React', 'Go'], course: 3 });
    await save(anya, 'tags', ['React', 'Go', 'Rust']);
    const before = await save(anya, 'course', 4);
    for (const { changeType, newValue, submittedValue } of before.pendingChanges) {
      await save(anya, changeType, submittedValue);
      await save(anya, changeType, newValue);
    }
    const after = await readOwn(anya);
    const told = ({ pendingChanges }: typeof after) =>
      pendingChanges.map(({ changeType, oldValue, newValue, submittedValue, state }) => [
        changeType,
        oldValue,
        newValue,
        submittedValue,
        state,
      ]);
    expect(told(after)).toEqual(told(before));
    expect((await readHistory(anya)).changes).toMatchObject([{ newValue: '3' }, {}]);
    expect(await kinds(anya)).toEqual(['submitted', 'approved', 'submitted']);
  });

  test('and sending it keeps one submission of all fields', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика', description: 'О себе' });
    await claim(vera, anya);
    await send(anya, { major: 'Химия' });
    const history = await readHistory(anya);
    expect(history.changes.map((change) => String(change.newValue)).toSorted()).toEqual([
      'О себе',
      'Химия',
    ]);
    expect(history.events.map((event) => [event.kind, event.version])).toEqual([
      ['submitted', 1],
      ['inReview', 1],
      ['submitted', 2],
    ]);
  });

  test('and sending it twice is no mistake', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    const again = await send(anya, { major: 'Физика' });
    expect(again.pendingChanges).toMatchObject([{ newValue: 'Физика', state: 'submitted' }]);
    expect(await kinds(anya)).toEqual(['submitted']);
    await expect(send(anya)).rejects.toMatchObject({ code: 'nothingToSubmit' });
  });
});

describe('clearing a field', () => {
  test('takes effect at once', async () => {
    const anya = await approved({ description: 'О себе', tags: ['React'], course: 3 });
    await save(anya, 'description', '');
    await save(anya, 'course', null);
    const own = await save(anya, 'tags', []);
    expect(own).toMatchObject({ moderationStatus: 'Approved', pendingChanges: [] });
    expect(await readPublic(kollab, anya)).toMatchObject({
      description: '',
      course: null,
      tags: [],
    });
  });

  test('takes it out of the submission', async () => {
    const anya = await kollab.person();
    await send(anya, { description: 'О себе', major: 'Физика' });
    await save(anya, 'description', '');
    expect(await readHistory(anya)).toMatchObject({
      moderationStatus: 'Pending',
      changes: [{ changeType: 'major' }],
    });
    await expect(approve(vera, anya, 1)).rejects.toMatchObject({ code: 'staleVersion' });
    await approve(vera, anya, 2);
    expect(await readPublic(kollab, anya)).toMatchObject({ description: '', major: 'Физика' });
  });

  test.each([
    ['of one never approved', null, () => kollab.person()],
    ['of one approved before', 'Approved', () => approved({ major: 'Физика' })],
  ])('withdraws a submission %s that has nothing else', async (_, status, somebody) => {
    const anya = await somebody();
    await send(anya, { description: 'О себе' });
    await claim(vera, anya);
    await save(anya, 'description', '');
    expect(await readOwn(anya)).toMatchObject({ moderationStatus: status, pendingChanges: [] });
    expect((await kinds(anya)).at(-1)).toBe('withdrawn');
    expect((await listQueue(vera)).map((item) => item.telegramId)).not.toContain(anya.telegramId);
    await expect(approve(vera, anya)).rejects.toMatchObject({
      code: 'alreadyDecided',
      details: { status: 'Withdrawn' },
    });
  });

  test('by sending withdraws too', async () => {
    const anya = await kollab.person();
    await send(anya, { description: 'О себе', major: 'Физика' });
    await expect(send(anya, { description: '' })).resolves.toMatchObject({ description: '' });
    expect(await readHistory(anya)).toMatchObject({ changes: [{ changeType: 'major' }] });
    await expect(send(anya, { major: '' })).resolves.toMatchObject({ moderationStatus: null });
  });

  test('that was only a draft forgets the draft, also when sent', async () => {
    const anya = await approved({ major: 'Физика' });
    await save(anya, 'major', 'Химия');
    const own = await send(anya, { major: 'Физика' });
    expect(own).toMatchObject({ moderationStatus: 'Approved', pendingChanges: [] });
  });
});

describe('removing a tag or a link', () => {
  test('takes effect at once, what is new waits', async () => {
    const anya = await approved({ tags: ['React', 'Go', 'C#'], links: [site, code] });
    await save(anya, 'tags', ['Go', 'C++']);
    await save(anya, 'links', [code]);
    const seen = await readPublic(kollab, anya);
    expect(tagNames(seen.tags)).toEqual(['Go']);
    expect(seen.links).toEqual([code]);
    expect(await readOwn(anya)).toMatchObject({
      tags: [{ tagName: 'Go' }, { tagName: 'C++' }],
      pendingChanges: [{ changeType: 'tags', oldValue: [{ tagName: 'Go' }], state: 'draft' }],
    });
  });

  test('keeps a submission from publishing it again', async () => {
    const anya = await approved({ tags: ['React', 'Go'] });
    await send(anya, { tags: ['React', 'Go', 'C#', 'C++'] });
    await claim(vera, anya);
    await save(anya, 'tags', ['Go', 'C#']);
    expect(await readOwn(anya)).toMatchObject({
      pendingChanges: [{ newValue: [{ tagName: 'Go' }, { tagName: 'C#' }], state: 'submitted' }],
    });
    await expect(approve(vera, anya, 2)).rejects.toMatchObject({ code: 'staleVersion' });
    await approve(vera, anya, 3);
    expect(tagNames((await readPublic(kollab, anya)).tags)).toEqual(['Go', 'C#']);
  });

  test('withdraws what was submitted for nothing else', async () => {
    const anya = await approved({ links: [code] });
    await send(anya, { links: [code, site] });
    const own = await save(anya, 'links', [code]);
    expect(own).toMatchObject({ moderationStatus: 'Approved', pendingChanges: [] });
    expect(await kinds(anya)).toEqual(['submitted', 'approved', 'submitted', 'withdrawn']);
  });

  test('and sending another instead goes on with the same submission', async () => {
    const anya = await kollab.person();
    await send(anya, { tags: ['React'] });
    await send(anya, { tags: ['Vue.js'] });
    expect(await kinds(anya)).toEqual(['submitted', 'submitted']);
    expect(await readHistory(anya)).toMatchObject({
      changes: [{ oldValue: [], newValue: [{ tagName: 'Vue.js' }] }],
    });
  });
});

test('rewriting a line of the long status leaves the published lines until it is approved', async () => {
  const anya = await approved({ statusLong: ['Учусь', 'Не продаю ничего'] });
  await save(anya, 'statusLong', ['Учусь', 'Продаю']);
  expect(await readPublic(kollab, anya)).toMatchObject({
    statusLong: ['Учусь', 'Не продаю ничего'],
  });
});

test.each([
  ['save-change', { changeType: 'major' }],
  ['send-to-moderation', { changes: [{ changeType: 'major' }] }],
])('%s without a value is refused', async (path, body) => {
  const { telegramId } = await kollab.person();
  const response = await kollab.fetchAs({ telegramId }, `/api/User/${path}`, {
    telegramId,
    ...body,
  });
  expect(await response.json()).toMatchObject(refused('badInput', 400));
});
