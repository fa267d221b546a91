import { deleteProject } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, decide, readOne } from '#test/steps/applications.ts';
import { read } from '#test/steps/projects.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import {
  add,
  addGuest,
  leave,
  outcomes,
  placeOf,
  remove,
  takeAll,
  teamOf,
  told,
} from '#test/steps/team.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() =>
  kollab.person({ firstName: 'Аня', lastName: 'Лис', username: 'anya_lis' }),
);
const ilya = fresh(() =>
  kollab.person({ firstName: 'Илья', lastName: 'Ким', username: 'ilya_kim' }),
);
const project = fresh(() =>
  sampleProject(kollab, {
    owner: anya,
    members: [ilya],
    vacancies: ['Раз', 'Два'],
  }),
);

const toAnya = () => ({
  telegramId: anya.telegramId,
  name: 'Аня Лис',
  url: 'https://t.me/anya_lis',
});
const toIlya = () => ({
  telegramId: ilya.telegramId,
  name: 'Илья Ким',
  url: 'https://t.me/ilya_kim',
});
const changed = (change: string, person: object) => ({
  kind: 'membershipChanged',
  projectId: project.id,
  projectName: 'Солнечная карта',
  change,
  person,
});

test('ways to write are for the team alone', async () => {
  const urls = async (reader: Pick<Someone, 'call'>) =>
    (await teamOf(reader, project)).map(({ contactUrl }) => contactUrl);
  const both = ['https://t.me/anya_lis', 'https://t.me/ilya_kim'];
  expect(await urls(anya)).toEqual(both);
  expect(await urls(ilya)).toEqual(both);
  for (const reader of [await kollab.person(), await kollab.moderator()]) {
    expect(await urls(reader)).toEqual([null, null]);
  }
  expect(await urls({ call: kollab.anonymous })).toEqual([null, null]);
  await kollab.suspend(ilya);
  expect(await urls(anya)).toEqual(['https://t.me/anya_lis']);
});

describe('taking somebody out', () => {
  test('ends a member’s place and tells them', async () => {
    const { participants } = await remove(anya, project, await placeOf(anya, project, ilya));
    expect(participants).toMatchObject([{ isOwner: true }]);
    expect(await takeAll(kollab)).toEqual([
      { telegramId: ilya.telegramId, event: changed('removed', toAnya()) },
    ]);
    expect((await read(ilya, project)).viewer).toMatchObject({ isMember: false });
  });

  test('takes a guest and an invitation away without a word', async () => {
    const vera = await kollab.person();
    await addGuest(anya, project, 'Пётр');
    await add(anya, project, vera);
    await takeAll(kollab);
    const [, , ...others] = await teamOf(anya, project);
    expect(others).toMatchObject([{ name: 'Пётр' }, { invited: true }]);
    for (const { participantId } of others) await remove(anya, project, participantId);
    expect(await teamOf(anya, project)).toHaveLength(2);
    expect(await takeAll(kollab)).toEqual([]);
    for (const { participantId } of others) {
      await expect(remove(anya, project, participantId)).rejects.toMatchObject(
        refused('participantNotFound', 404),
      );
    }
  });

  test('takes no owner out, and nobody who has no place there', async () => {
    const own = await placeOf(anya, project, anya);
    await expect(remove(anya, project, own)).rejects.toMatchObject(refused('ownerStays', 400));
    const elsewhere = await sampleProject(kollab, { owner: anya, members: [ilya] });
    for (const place of [randomUUID(), await placeOf(anya, elsewhere, ilya)]) {
      await expect(remove(anya, project, place)).rejects.toMatchObject(
        refused('participantNotFound', 404),
      );
    }
  });
});

describe('leaving', () => {
  test.each(['suspended_at', 'hidden_at'])(
    'stays possible while the owner is out of sight (%s), whom the team is not told then',
    async (column) => {
      await kollab.set('users', anya, { [column]: new Date() });
      const named = { id: project.id, telegramId: null, ownerName: 'Пользователь' };
      const shown = await read(ilya, project);
      expect(shown).toMatchObject({ ...named, viewer: { isMember: true } });
      expect(shown.participants.map(({ name }) => name)).toEqual(['Илья Ким']);
      const own = await read(anya, project);
      expect(own.participants).toMatchObject([{ isOwner: true }, { name: 'Илья Ким' }]);
      await leave(ilya, project);
      await expect(read(ilya, project)).rejects.toMatchObject(refused('projectNotFound', 404));
    },
  );

  test('ends one’s place and tells the owner', async () => {
    expect(await leave(ilya, project)).toEqual({ projectId: project.id });
    expect(await takeAll(kollab)).toEqual([
      { telegramId: anya.telegramId, event: changed('left', toIlya()) },
    ]);
    expect(await teamOf(anya, project)).toHaveLength(1);
    await expect(leave(ilya, project)).rejects.toMatchObject(refused('notInTeam', 409));
    expect(await add(anya, project, ilya)).toMatchObject({ result: 'invited' });
  });

  test('is said of the application that led into the team, to both', async () => {
    const misha = await kollab.person({ firstName: 'Миша' });
    await applyTo(misha, project);
    await decide(anya, project, misha, 'Accepted');
    expect(await readOne(misha, project, misha)).toMatchObject({
      status: 'Accepted',
      endedAt: null,
    });
    await leave(misha, project);
    for (const reader of [misha, anya]) {
      const read = await readOne(reader, project, misha);
      expect(read).toMatchObject({
        status: 'Accepted',
        endedAt: expect.any(String),
        contact: null,
      });
    }
  });

  test('a project that is not there, deleted or seen by nobody yet is refused as such', async () => {
    const pending = await sampleProject(kollab, { owner: anya, isApproved: false });
    await anya.call(deleteProject, { params: { id: project.id }, body: {} });
    for (const id of [randomUUID(), pending.id, project.id]) {
      await expect(leave(ilya, { id })).rejects.toMatchObject(refused('projectNotFound', 404));
    }
  });

  test('often at once is told once', async () => {
    const results = await outcomes(Array.from({ length: 20 }, () => leave(ilya, project)));
    expect(results.filter((code) => code === 'notInTeam')).toHaveLength(19);
    expect(await told(kollab, anya)).toHaveLength(1);
  });
});
