import { deleteProject, getVacancy, listInvitations } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, fillTeam, listOwn as listApplications } from '#test/steps/applications.ts';
import {
  approve,
  author,
  claim,
  create,
  edit,
  read,
  reject,
  vacancyInput,
} from '#test/steps/projects.ts';
import { complainOfProject, hide } from '#test/steps/reports.ts';
import { readPages } from '#test/read-pages.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';
import {
  add,
  answer,
  listOwn,
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

const project = () => sampleProject(kollab, { owner: anya });
const invite = async () => {
  const made = await project();
  await add(anya, made, ilya);
  await takeAll(kollab);
  return made;
};
const facts = ({ id }: { id: string }) => ({ projectId: id, projectName: 'Солнечная карта' });

describe('invitations', () => {
  test('are listed to whom they wait for, newest first', async () => {
    const first = await invite();
    const second = await invite();
    const list = await listOwn(ilya);
    expect(list).toMatchObject([{ projectId: second.id }, { projectId: first.id }]);
    expect(list[1]).toEqual({
      projectId: first.id,
      projectTitle: 'Солнечная карта',
      coverImage: null,
      palette: [],
      ownerName: 'Аня Лис',
      ownerTelegramId: anya.telegramId,
      createdAt: expect.any(String),
    });
    await answer(ilya, second, false);
    expect(await listOwn(ilya)).toHaveLength(1);
    await anya.call(deleteProject, { params: { id: first.id }, body: {} });
    expect(await listOwn(ilya)).toEqual([]);
  });

  test('to a project that waits for moderators wait with it: its words are nobody’s yet', async () => {
    const olga = await author(kollab, { firstName: 'Ольга' });
    const participants = [{ name: 'Илья', telegramId: ilya.telegramId }];
    const vacancies = [vacancyInput()];
    const made = await create(olga, { name: 'Лунная карта', participants, vacancies });
    const vera = await kollab.moderator();
    const params = { projectId: made.id, vacancyId: made.vacancies[0]?.id ?? '' };
    const missing = refused('projectNotFound', 404);
    for (const act of [
      () => claim(vera, made),
      () => reject(vera, made, 'Не про проект'),
      () => edit(olga, made, { description: 'Карта города' }),
    ]) {
      await act();
      await expect(read(ilya, made)).rejects.toMatchObject(missing);
      await expect(ilya.call(getVacancy, { params })).rejects.toMatchObject(missing);
      await expect(complainOfProject(ilya, made)).rejects.toMatchObject(missing);
    }
    expect(await listOwn(ilya)).toEqual([]);
    await expect(answer(ilya, made, true)).rejects.toMatchObject(
      refused('invitationNotFound', 404),
    );
    await approve(vera, made);
    const invited = { isOwner: false, isMember: false, isInvited: true };
    expect(await read(ilya, made)).toMatchObject({ name: 'Лунная карта', viewer: invited });
    expect(await listOwn(ilya)).toMatchObject([{ projectTitle: 'Лунная карта' }]);
    await answer(ilya, made, true);
    expect(await told(kollab, olga)).toContainEqual(
      expect.objectContaining({ kind: 'invitationAccepted', projectName: 'Лунная карта' }),
    );
  });

  test('come by page, each once', async () => {
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push(await invite());
    const callPage = kollab.pagesFor(ilya);
    const params = { telegramId: ilya.telegramId };
    const pages = await readPages((cursor) =>
      callPage(listInvitations, { params, query: { limit: 2, cursor } }),
    );
    const seen = pages.flat().map(({ projectId }) => projectId);
    expect(seen).toEqual(made.map(({ id }) => id).toReversed());
  });

  test('are shown in the team to the owner alone, without a way to write', async () => {
    const made = await invite();
    const member = await kollab.person();
    await applyTo(member, made);
    await add(anya, made, member);
    expect(await teamOf(anya, made)).toMatchObject([
      { isOwner: true },
      { telegramId: ilya.telegramId, invited: true, contactUrl: null },
      { telegramId: member.telegramId, invited: false },
    ]);
    for (const reader of [member, ilya, await kollab.moderator()]) {
      const ids = (await teamOf(reader, made)).map(({ telegramId }) => telegramId);
      expect(ids).toEqual([anya.telegramId, member.telegramId]);
    }
  });
});

describe('an answer', () => {
  test('that accepts joins the person and tells the owner how to reach them', async () => {
    const made = await invite();
    const joined = { projectId: made.id, result: 'member' };
    expect(await answer(ilya, made, true)).toEqual(joined);
    const contact = { telegramId: ilya.telegramId, name: 'Илья Ким', url: 'https://t.me/ilya_kim' };
    expect(await takeAll(kollab)).toEqual([
      {
        telegramId: anya.telegramId,
        event: { kind: 'invitationAccepted', ...facts(made), contact },
      },
      { telegramId: anya.telegramId, event: { kind: 'meetingOffered', ...facts(made) } },
    ]);
    expect(await teamOf(ilya, made)).toMatchObject([
      { isOwner: true, contactUrl: 'https://t.me/anya_lis' },
      { telegramId: ilya.telegramId, invited: false },
    ]);
    expect(await answer(ilya, made, true)).toEqual(joined);
    await expect(answer(ilya, made, false)).rejects.toMatchObject(
      refused('invitationAnswered', 409),
    );
    expect(await takeAll(kollab)).toEqual([]);
  });

  test('that declines tells the owner who', async () => {
    const made = await invite();
    const declined = { projectId: made.id, result: 'declined' };
    expect(await answer(ilya, made, false)).toEqual(declined);
    expect(await takeAll(kollab)).toEqual([
      {
        telegramId: anya.telegramId,
        event: { kind: 'invitationDeclined', ...facts(made), name: 'Илья Ким' },
      },
    ]);
    expect(await answer(ilya, made, false)).toEqual(declined);
    await expect(answer(ilya, made, true)).rejects.toMatchObject(
      refused('invitationAnswered', 409),
    );
    expect(await takeAll(kollab)).toEqual([]);
    expect(await teamOf(anya, made)).toHaveLength(1);
  });

  test.each([
    ['accepts takes back', true, []],
    ['declines keeps', false, [{ status: 'Pending' }]],
  ] as const)('that %s what the person applied for', async (_, accept, left) => {
    const made = await invite();
    await applyTo(ilya, made);
    await answer(ilya, made, accept);
    expect(await listApplications(ilya)).toMatchObject(left);
    expect(await listApplications(ilya)).toHaveLength(left.length);
  });

  test('needs an invitation that is there', async () => {
    const none = refused('invitationNotFound', 404);
    const cancelled = await invite();
    await remove(anya, cancelled, await placeOf(anya, cancelled, ilya));
    for (const made of [cancelled, await project()]) {
      for (const accept of [true, false]) {
        await expect(answer(ilya, made, accept)).rejects.toMatchObject(none);
      }
    }
    const gone = refused('projectNotFound', 404);
    await expect(answer(ilya, { id: randomUUID() }, true)).rejects.toMatchObject(gone);
    const deleted = await invite();
    await anya.call(deleteProject, { params: { id: deleted.id }, body: {} });
    await expect(answer(ilya, deleted, true)).rejects.toMatchObject(gone);
  });

  test('of somebody hidden is refused', async () => {
    const made = await invite();
    await hide(kollab, ilya);
    for (const accept of [true, false]) {
      await expect(answer(ilya, made, accept)).rejects.toMatchObject(
        refused('invitationNotFound', 404),
      );
    }
    expect(await told(kollab, anya)).toEqual([]);
    expect((await teamOf(anya, made)).map(({ userId }) => userId)).toEqual([anya.id]);
  });

  test('finds its place kept in a team that is full', async () => {
    const made = await invite();
    await fillTeam(kollab, made);
    expect(await answer(ilya, made, true)).toMatchObject({ result: 'member' });
  });
});

describe('at the same time', () => {
  test.each([0, 1])('fifty answers are one (%i)', async (round) => {
    const made = await invite();
    const results = await outcomes(
      Array.from({ length: 50 }, (_, index) =>
        answer(ilya, made, (index + round) % 2 === 0).then(({ result }): string => result),
      ),
    );
    const result = results.find((code) => code !== 'invitationAnswered');
    expect(['member', 'declined']).toContain(result);
    expect(results.filter((code) => code === result)).toHaveLength(25);
    expect(results.filter((code) => code === 'invitationAnswered')).toHaveLength(25);
    const kinds =
      result === 'member' ? ['invitationAccepted', 'meetingOffered'] : ['invitationDeclined'];
    expect((await told(kollab, anya)).map((event) => event.kind)).toEqual(kinds);
    expect(await teamOf(anya, made)).toHaveLength(result === 'member' ? 2 : 1);
  });

  test('an invitation is accepted or taken back, not both', async () => {
    const made = await invite();
    const place = await placeOf(anya, made, ilya);
    const [answered, removed] = await outcomes<unknown>([
      answer(ilya, made, true),
      remove(anya, made, place),
    ]);
    expect(removed).toMatchObject({ participants: [{ isOwner: true }] });
    const kinds = (await told(kollab, ilya)).map((event) => event.kind);
    expect(kinds).toEqual(answered === 'invitationNotFound' ? [] : ['membershipChanged']);
  });

  test('one person invited by many calls gets one invitation', async () => {
    const made = await project();
    await Promise.all(Array.from({ length: 20 }, () => add(anya, made, ilya)));
    expect(await told(kollab, ilya)).toHaveLength(1);
    expect(await listOwn(ilya)).toHaveLength(1);
  });
});
