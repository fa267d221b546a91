import { listFollowers, listFollowing } from '@kollab/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { applyTo } from '#test/steps/applications.ts';
import { listAll, listOf, read } from '#test/steps/projects.ts';
import { outcomes } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import { insertBlock } from './blocks.queries.ts';
import { lockPair } from '#src/people/visibility/visibility.service.ts';
import {
  block,
  blockedBy,
  followIt,
  found,
  hide,
  looksAt,
  readVacancy,
  unblock,
  unfollowIt,
} from '#test/steps/reports.ts';

const noUser = refused('userNotFound', 404);
const noProject = refused('projectNotFound', 404);

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const oleg = fresh(() => kollab.approved({ firstName: 'Олег', lastName: 'Ким' }));

const follows = () =>
  kollab.db
    .selectFrom('follows')
    .select('follower_id')
    .where('follower_id', 'in', [anya.id, oleg.id])
    .execute();

/** The one and the other as who blocked: it is the same for Anya. */
describe.each(['whom one blocked', 'who blocked one'])('of somebody %s', (side) => {
  const part = () => (side === 'whom one blocked' ? block(anya, oleg) : block(oleg, anya));

  test('the profile is not found, nor by search, by others it is', async () => {
    expect(await found(anya, 'Олег Ким')).toContain(oleg.id);
    await part();
    expect(await found(anya, 'Олег Ким')).not.toContain(oleg.id);
    for (const look of Object.values(looksAt(anya, oleg))) {
      await expect(look()).rejects.toMatchObject(noUser);
    }
    const anybody = await kollab.person();
    for (const { call } of [anybody, oleg, await kollab.moderator(), { call: kollab.anonymous }]) {
      for (const look of Object.values(looksAt({ call }, oleg))) {
        await expect(look()).resolves.toBeDefined();
      }
    }
    for (const person of [anybody, oleg]) {
      expect(await found(person, 'Олег Ким')).toContain(oleg.id);
    }
  });

  test('follows end and cannot be begun again, and no list or count of others’ has them', async () => {
    const ilya = await kollab.person();
    for (const other of [anya, ilya]) {
      await followIt(oleg, other);
      await followIt(other, oleg);
    }
    await part();
    await expect(followIt(anya, oleg)).rejects.toMatchObject(noUser);
    expect(await follows()).toHaveLength(1);
    const params = { id: ilya.id };
    expect(await anya.call(listFollowers, { params })).toEqual([]);
    expect(await anya.call(listFollowing, { params })).toEqual([]);
    expect(await looksAt(anya, ilya).stats()).toMatchObject({ followers: 0, following: 0 });
    expect(await looksAt(ilya, ilya).stats()).toMatchObject({ followers: 1, following: 1 });
    const query = { params: { id: oleg.id } };
    await expect(anya.call(listFollowers, query)).rejects.toMatchObject(noUser);
  });

  test('projects are not there, nor to be applied to', async () => {
    const project = await sampleProject(kollab, { owner: oleg });
    await part();
    await expect(read(anya, project)).rejects.toMatchObject(noProject);
    await expect(readVacancy(anya, project)).rejects.toMatchObject(noProject);
    await expect(listOf(anya, oleg)).rejects.toMatchObject(noUser);
    await expect(applyTo(anya, project)).rejects.toMatchObject(noProject);
    const ids = async (person: Someone) => (await listAll(person)).map(({ id }) => id);
    expect(await ids(anya)).not.toContain(project.id);
    expect(await ids(oleg)).toContain(project.id);
    expect(await ids(await kollab.person())).toContain(project.id);
  });

  test('nobody else’s team shows a member', async () => {
    const ilya = await kollab.person();
    const project = await sampleProject(kollab, { owner: ilya, members: [anya, oleg] });
    await part();
    const team = async (person: Someone) =>
      (await read(person, project)).participants.map(({ userId }) => userId);
    expect(await team(anya)).toEqual([ilya.id, anya.id]);
    expect(await team(ilya)).toEqual([ilya.id, anya.id, oleg.id]);
  });
});

describe('a block', () => {
  test('again changes nothing, and taken back it is as before', async () => {
    expect(await block(anya, oleg)).toEqual({ isBlocked: true });
    expect(await block(anya, oleg)).toEqual({ isBlocked: true });
    expect(await unblock(anya, oleg)).toEqual({ isBlocked: false });
    expect(await unblock(anya, oleg)).toEqual({ isBlocked: false });
    expect(await looksAt(oleg, anya).byId()).toMatchObject({ id: anya.id });
    expect(await followIt(anya, oleg)).toMatchObject({ isSubscribed: true });
  });

  test('is nobody’s but one’s own to take back', async () => {
    await block(anya, oleg);
    await expect(unblock(oleg, anya)).rejects.toMatchObject(noUser);
    await expect(looksAt(oleg, anya).byId()).rejects.toMatchObject(noUser);
  });

  test('is not for nobody', async () => {
    const nobody = { id: crypto.randomUUID() };
    await expect(block(anya, nobody)).rejects.toMatchObject(noUser);
    await expect(unblock(anya, nobody)).rejects.toMatchObject(noUser);
  });

  test('is listed for who made it, newest first, page by page', async () => {
    const ilya = await kollab.person({ firstName: 'Илья', lastName: 'Ли' });
    await block(anya, oleg);
    await block(anya, ilya);
    expect(await blockedBy(anya)).toEqual([ilya.id, oleg.id]);
    expect(await blockedBy(anya, { limit: 1 })).toEqual([ilya.id]);
    expect(await blockedBy(oleg)).toEqual([]);
  });

  test('under way keeps a follow waiting, and leaves none behind', async () => {
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())
      `.execute(kollab.db);
      return Number(rows[0]?.n);
    };
    const ended: Promise<unknown[]>[] = [];
    await kollab.db.transaction().execute(async (trx) => {
      await lockPair(trx, anya.id, oleg.id);
      await insertBlock(trx, oleg.id, anya.id, new Date());
      ended.push(outcomes([followIt(anya, oleg)]));
      await expect.poll(waiting).toBe(1);
    });
    expect(await Promise.all(ended)).toEqual([['userNotFound']]);
    expect(await follows()).toEqual([]);
  });

  test('leaves nothing to unfollow, where somebody hidden may still be left', async () => {
    const ilya = await kollab.person();
    await followIt(anya, ilya);
    await hide(kollab, ilya);
    expect(await unfollowIt(anya, ilya)).toMatchObject({ isSubscribed: false });
    await block(anya, oleg);
    await expect(unfollowIt(anya, oleg)).rejects.toMatchObject(noUser);
  });

  test('takes nothing from a moderator’s sight, who reaches the person no more all the same', async () => {
    const vera = await kollab.moderator();
    const project = await sampleProject(kollab, { owner: oleg });
    await block(oleg, vera);
    expect(await looksAt(vera, oleg).byId()).toMatchObject({ id: oleg.id });
    expect(await read(vera, project)).toMatchObject({ id: project.id });
    expect(await found(vera, 'Олег Ким')).not.toContain(oleg.id);
    await expect(followIt(vera, oleg)).rejects.toMatchObject(noUser);
    await expect(applyTo(vera, project)).rejects.toMatchObject(noProject);
  });

  test('by both at once is one block: whoever came second is out of sight', async () => {
    const made = await outcomes<unknown>([block(anya, oleg), block(oleg, anya)]);
    expect(made).toEqual(expect.arrayContaining([{ isBlocked: true }, 'userNotFound']));
    const blocks = await kollab.db
      .selectFrom('blocks')
      .where('blocker_id', 'in', [anya.id, oleg.id])
      .select('blocker_id')
      .execute();
    expect(blocks).toHaveLength(1);
  });
});
