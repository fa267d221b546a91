import { decideApplication, deleteProject } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import * as account from '#test/steps/account.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import {
  applyTo,
  at,
  decide,
  fillTeam,
  listWaiting,
  readOne,
  takeAll,
  told,
  tripleOf,
  withdraw,
} from '#test/steps/applications.ts';

const kollab = sharedApp();
const anya = fresh(() =>
  kollab.person({ firstName: 'Аня', lastName: 'Лис', username: 'anya_lis' }),
);
const ilya = fresh(() =>
  kollab.person({ firstName: 'Илья', lastName: 'Ким', username: 'ilya_kim' }),
);
const place = fresh(() =>
  sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'], places: 5 }),
);
beforeEach(() => applyTo(ilya, place));

const places = async () => {
  const rows = kollab.db
    .selectFrom('participants')
    .where('project_id', '=', place.id)
    .where('state', '=', 'member')
    .select('user_id')
    .orderBy('joined_at');
  return (await rows.execute()).map(({ user_id: id }) => id);
};
const project = () => ({ projectId: place.id, projectName: 'Солнечная карта' });
const vacancy = () => ({ ...project(), vacancyId: place.vacancyIds[0], vacancyTitle: 'Раз' });

describe('accepting', () => {
  test('is refused for whoever asked for their account to be deleted, until they stay', async () => {
    await account.leave(ilya);
    await expect(decide(anya, place, ilya, 'Accepted')).rejects.toMatchObject(
      refused('applicantLeaves', 409),
    );
    expect(await places()).toEqual([anya.id]);
    await account.stay(ilya);
    expect(await decide(anya, place, ilya, 'Accepted')).toMatchObject({ status: 'Accepted' });
  });

  test('and rejecting are refused to an owner whom moderators took from view', async () => {
    await takeAll(kollab);
    await kollab.set('users', anya, { hidden_at: new Date() });
    for (const status of ['Accepted', 'Rejected'] as const) {
      await expect(decide(anya, place, ilya, status, 'Пишите мне')).rejects.toMatchObject(
        refused('forbidden', 403),
      );
    }
    expect(await takeAll(kollab)).toEqual([]);
    expect(await places()).toEqual([anya.id]);
  });

  test('joins the person to the team and tells both how to reach one another', async () => {
    await takeAll(kollab);
    const toIlya = {
      telegramId: ilya.telegramId,
      name: 'Илья Ким',
      url: 'https://t.me/ilya_kim',
    };
    const toAnya = { telegramId: anya.telegramId, name: 'Аня Лис', url: 'https://t.me/anya_lis' };
    expect(await decide(anya, place, ilya, 'Accepted')).toMatchObject({
      status: 'Accepted',
      applicationStatus: 'Accepted',
      reason: null,
      contact: toIlya,
      decidedAt: expect.any(String),
    });
    expect(await places()).toEqual([anya.id, ilya.id]);
    const rows = await takeAll(kollab);
    const to = ({ telegramId }: Someone) =>
      rows.flatMap((row) => (row.telegramId === telegramId ? [row.event] : []));
    expect(to(ilya)).toEqual([{ kind: 'applicationAccepted', ...vacancy(), contact: toAnya }]);
    expect(to(anya)).toEqual([
      { kind: 'membershipChanged', ...project(), change: 'joined', person: toIlya },
      { kind: 'meetingOffered', ...project() },
    ]);
    expect(await readOne(ilya, place, ilya)).toMatchObject({ contact: toAnya });
    expect(await readOne(anya, place, ilya)).toMatchObject({ contact: toIlya });
    expect(await listWaiting(anya, place)).toEqual([]);
  });

  test('in the chat tells the applicant: the card that was pressed tells the owner', async () => {
    await takeAll(kollab);
    const body = { status: 'Accepted' } as const;
    const call = kollab.botFor(anya.telegramId);
    await call(decideApplication, { params: tripleOf(place, ilya), body });
    const rows = await takeAll(kollab);
    const kinds = rows.map(({ telegramId, event: { kind } }) => [telegramId, kind]);
    expect(kinds).toEqual([
      [ilya.telegramId, 'applicationAccepted'],
      [anya.telegramId, 'meetingOffered'],
    ]);
  });

  test('of somebody without a username names them, without an address', async () => {
    const oleg = await kollab.person({ firstName: 'Олег' });
    await applyTo(oleg, place);
    const { contact } = await decide(anya, place, oleg, 'Accepted');
    expect(contact).toEqual({ telegramId: oleg.telegramId, name: 'Олег', url: null });
  });

  test('twice over is one joining, of which the owner hears once', async () => {
    await applyTo(ilya, at(place, 1));
    await decide(anya, place, ilya, 'Accepted');
    await told(kollab, anya);
    expect(await decide(anya, at(place, 1), ilya, 'Accepted')).toMatchObject({
      status: 'Accepted',
    });
    const rows = await takeAll(kollab);
    expect(rows.map(({ event }) => event)).toMatchObject([
      { kind: 'applicationAccepted', vacancyTitle: 'Два' },
    ]);
    expect(await places()).toEqual([anya.id, ilya.id]);
  });

  test('into a full team is refused and leaves the application waiting', async () => {
    await fillTeam(kollab, place);
    await takeAll(kollab);
    await expect(decide(anya, place, ilya, 'Accepted')).rejects.toMatchObject(
      refused('tooManyParticipants', 400),
    );
    expect(await readOne(ilya, place, ilya)).toMatchObject({ status: 'Pending' });
    expect(await takeAll(kollab)).toEqual([]);
    expect(await decide(anya, place, ilya, 'Rejected')).toMatchObject({ status: 'Rejected' });
  });
});

describe('rejecting', () => {
  test('tells the applicant, with the reason if there is one', async () => {
    await takeAll(kollab);
    expect(await decide(anya, place, ilya, 'Rejected', '  Ищем Go  ')).toMatchObject({
      status: 'Rejected',
      reason: 'Ищем Go',
      contact: null,
      closedBecause: null,
    });
    const news = { kind: 'applicationRejected', ...vacancy(), reason: 'Ищем Go' };
    expect((await takeAll(kollab)).map(({ event }) => event)).toEqual([news]);
    expect(await places()).toEqual([anya.id]);
    expect(await readOne(ilya, place, ilya)).toMatchObject({ reason: 'Ищем Go', contact: null });
  });

  test('needs no reason, and an empty one is none', async () => {
    for (const reason of [undefined, null, ' ']) {
      const oleg = await kollab.person();
      await applyTo(oleg, place);
      await takeAll(kollab);
      expect(await decide(anya, place, oleg, 'Rejected', reason)).toMatchObject({ reason: null });
      expect(await told(kollab, oleg)).toMatchObject([{ reason: null }]);
    }
    await expect(decide(anya, place, ilya, 'Rejected', 'я'.repeat(501))).rejects.toMatchObject(
      refused('badInput', 400),
    );
  });
});

describe('a decision', () => {
  test('made again changes nothing and tells nobody, another one is refused', async () => {
    const other = { Accepted: 'Rejected', Rejected: 'Accepted' } as const;
    for (const [index, status] of (['Rejected', 'Accepted'] as const).entries()) {
      const on = at(place, index);
      if (index === 1) await applyTo(ilya, on);
      const first = await decide(anya, on, ilya, status, 'Раз');
      await takeAll(kollab);
      expect(await decide(anya, on, ilya, status, 'Два')).toEqual(first);
      await expect(decide(anya, on, ilya, other[status])).rejects.toMatchObject(
        refused('applicationDecided', 409),
      );
      expect(await takeAll(kollab)).toEqual([]);
      expect(await readOne(anya, on, ilya)).toEqual(first);
    }
  });

  test('is a yes or a no, by word or number, and nothing else', async () => {
    const nested = JSON.parse('['.repeat(15) + ']'.repeat(15)) as unknown;
    for (const status of [0, 'pending', 3, { toString: 1 }, nested]) {
      await expect(decide(anya, place, ilya, status as never)).rejects.toMatchObject(
        refused('badInput', 400),
      );
    }
    const accepted = { status: 'Accepted', applicationStatus: 'Accepted' };
    expect(await decide(anya, place, ilya, '1' as never)).toMatchObject(accepted);
  });

  test('needs an application that is there, of somebody who is not suspended', async () => {
    const notThere = refused('applicationNotFound', 404);
    const nobody = { telegramId: 1 };
    const never = await kollab.person();
    for (const someone of [nobody, never]) {
      await expect(decide(anya, place, someone, 'Accepted')).rejects.toMatchObject(notThere);
    }
    await expect(decide(anya, at(place, 1), ilya, 'Accepted')).rejects.toMatchObject(notThere);
    await kollab.suspend(ilya);
    await expect(decide(anya, place, ilya, 'Accepted')).rejects.toMatchObject(notThere);
    await kollab.set('users', ilya, { suspended_at: null });
    const gone = refused('projectNotFound', 404);
    const unknown = { ...place, id: randomUUID() };
    await expect(decide(anya, unknown, ilya, 'Accepted')).rejects.toMatchObject(gone);
    await anya.call(deleteProject, { params: { id: place.id }, body: {} });
    await expect(decide(anya, place, ilya, 'Accepted')).rejects.toMatchObject(gone);
  });

  test('cannot be made of what was taken back', async () => {
    await withdraw(ilya, place);
    for (const status of ['Accepted', 'Rejected'] as const) {
      await expect(decide(anya, place, ilya, status)).rejects.toMatchObject(
        refused('applicationWithdrawn', 409),
      );
    }
    await expect(readOne(anya, place, ilya)).rejects.toMatchObject({
      statusCode: 404,
      details: { status: 'Withdrawn' },
    });
  });
});

test('an application is taken back once, before a decision', async () => {
  const answer = { projectId: place.id, vacancyId: place.vacancyIds[0] };
  for (let time = 0; time < 2; time += 1) {
    expect(await withdraw(ilya, place)).toEqual({ ...answer, telegramId: ilya.telegramId });
  }
  await expect(withdraw(anya, place)).rejects.toMatchObject(refused('applicationNotFound', 404));
  await applyTo(ilya, at(place, 1));
  await decide(anya, at(place, 1), ilya, 'Rejected');
  await expect(withdraw(ilya, at(place, 1))).rejects.toMatchObject(
    refused('applicationDecided', 409),
  );
});
