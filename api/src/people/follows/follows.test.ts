import {
  follow,
  getStats,
  listFollowers,
  listFollowing,
  listSubscriptions,
  unfollow,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { approve, send } from '#test/steps/profiles.ts';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

type Named = { telegramId: number };
const pair = (follower: Named, followee: Named) => ({
  body: { followerTelegramId: follower.telegramId, followeeTelegramId: followee.telegramId },
});
const start = (person: Someone, other: Named) => person.call(follow, pair(person, other));
const stop = (person: Someone, other: Named) => person.call(unfollow, pair(person, other));
const stats = (reader: Someone, { id }: { id: string }) =>
  reader.call(getStats, { params: { id } });
const followers = (reader: Someone, { id } = reader as { id: string }) =>
  reader.call(listFollowers, { params: { id } });
const following = (reader: Someone, { id } = reader as { id: string }) =>
  reader.call(listFollowing, { params: { id } });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => kollab.person()));
const ids = (cards: { id: string }[]) => cards.map((card) => card.id);

const nobody = { followers: 0, following: 0, projects: 0, isSubscribed: false };

describe('following', () => {
  test('counts once, however often, and ends the same way', async () => {
    const [anya, ilya] = await Promise.all([kollab.person(), kollab.person()]);
    expect(await stats(anya, ilya)).toEqual(nobody);
    const followed = { ...nobody, followers: 1, isSubscribed: true };
    expect(await start(anya, ilya)).toEqual(followed);
    expect(await start(anya, ilya)).toEqual(followed);
    expect(await stats(anya, ilya)).toEqual(followed);
    expect(await stats(anya, anya)).toEqual({ ...nobody, following: 1 });
    expect(await stop(anya, ilya)).toEqual(nobody);
    expect(await stop(anya, ilya)).toEqual(nobody);
    expect(await stats(anya, anya)).toEqual(nobody);
  });

  test('is one-sided', async () => {
    const [anya, ilya] = await Promise.all([kollab.person(), kollab.person()]);
    await start(anya, ilya);
    expect(await stats(ilya, anya)).toEqual({ ...nobody, following: 1 });
    expect(await start(ilya, anya)).toEqual({
      ...nobody,
      followers: 1,
      following: 1,
      isSubscribed: true,
    });
  });

  test('oneself is refused', async () => {
    const anya = await kollab.person();
    for (const act of [start, stop]) {
      await expect(act(anya, anya)).rejects.toMatchObject(refused('ownFollow', 400));
    }
    expect(await stats(anya, anya)).toEqual(nobody);
  });

  test('nobody, or somebody suspended, is not found; one may still leave them', async () => {
    const [anya, ilya] = await Promise.all([kollab.person(), kollab.person()]);
    const missing = refused('userNotFound', 404);
    await expect(start(anya, { telegramId: 1 })).rejects.toMatchObject(missing);
    await expect(stop(anya, { telegramId: 1 })).rejects.toMatchObject(missing);
    await start(anya, ilya);
    await kollab.suspend(ilya);
    await expect(start(anya, ilya)).rejects.toMatchObject(missing);
    expect(await stop(anya, ilya)).toEqual(nobody);
  });
});

describe('counts', () => {
  test('are exact after fifty taps at once', async () => {
    const [ilya, ...fans] = await people(11);
    if (!ilya) throw new Error('nobody came');
    const acts = fans.flatMap((fan) =>
      [start, stop, start, stop, start].map((act) => act(fan, ilya)),
    );
    await Promise.all(acts);
    const { followers: counted } = await stats(ilya, ilya);
    const listed = await followers(ilya);
    expect(counted).toBe(listed.length);
    for (const fan of fans) {
      const isFollowing = ids(listed).includes(fan.id);
      expect(await stats(fan, ilya)).toMatchObject({ isSubscribed: isFollowing });
      expect(await stats(fan, fan)).toMatchObject({ following: isFollowing ? 1 : 0 });
    }
    await Promise.all(fans.flatMap((fan) => Array.from({ length: 5 }, () => start(fan, ilya))));
    expect(await stats(ilya, ilya)).toMatchObject({ followers: 10 });
  });

  test('have the projects of one’s teams that everybody may see', async () => {
    const [anya, ilya, nora] = await Promise.all([
      kollab.person(),
      kollab.person(),
      kollab.person(),
    ]);
    const shown = await sampleProject(kollab, { owner: anya, members: [ilya] });
    await sampleProject(kollab, { owner: anya, members: [ilya], isApproved: false });
    const counted = async () => [
      (await stats(nora, anya)).projects,
      (await stats(nora, ilya)).projects,
      (await stats(nora, nora)).projects,
    ];
    expect(await counted()).toEqual([1, 1, 0]);
    await kollab.set('projects', shown, { archived_at: new Date() });
    expect(await counted()).toEqual([0, 0, 0]);
  });

  test('are open to everybody, by either id', async () => {
    const [anya, ilya] = await Promise.all([kollab.person(), kollab.approved()]);
    await start(anya, ilya);
    for (const id of [ilya.id, ilya.telegramId]) {
      expect(await kollab.anonymous(getStats, { params: { id } })).toEqual({
        ...nobody,
        followers: 1,
      });
      expect(await anya.call(getStats, { params: { id } })).toMatchObject({ isSubscribed: true });
    }
    await expect(kollab.anonymous(getStats, { params: { id: 1 } })).rejects.toMatchObject(
      refused('userNotFound', 404),
    );
  });

  test('and lists leave the suspended out', async () => {
    const [anya, ilya, oleg] = [
      await kollab.person(),
      await kollab.person(),
      await kollab.person(),
    ];
    for (const fan of [anya, oleg]) await start(fan, ilya);
    await kollab.suspend(oleg);
    expect(await stats(anya, ilya)).toMatchObject({ followers: 1 });
    expect(ids(await followers(ilya))).toEqual([anya.id]);
  });
});

describe('lists', () => {
  test('name both sides, newest first, and mark whom the caller follows', async () => {
    const [anya, ilya, oleg] = [
      await kollab.person(),
      await kollab.person(),
      await kollab.person(),
    ];
    await start(anya, oleg);
    await start(ilya, oleg);
    await start(anya, ilya);
    expect(ids(await followers(anya, oleg))).toEqual([ilya.id, anya.id]);
    expect(await followers(anya, oleg)).toMatchObject([
      { userId: ilya.id, telegramId: ilya.telegramId, isSubscribed: true },
      { userId: anya.id, isSubscribed: false },
    ]);
    expect(ids(await following(oleg, anya))).toEqual([ilya.id, oleg.id]);
    expect(await following(oleg, oleg)).toEqual([]);
    const { telegramId } = anya;
    expect(await anya.call(listSubscriptions, { params: { telegramId } })).toEqual([
      { followeeTelegramId: ilya.telegramId, isSubscribed: true },
      { followeeTelegramId: oleg.telegramId, isSubscribed: true },
    ]);
  });

  test.each(['followers', 'following', 'subscriptions'])(
    '%s comes in pages, none twice and none left out',
    async (name) => {
      const [ilya, ...others] = await people(6);
      if (!ilya) throw new Error('nobody came');
      const isFan = name === 'followers';
      for (const other of others) await (isFan ? start(other, ilya) : start(ilya, other));
      const { telegramId } = ilya;
      const path = name === 'subscriptions' ? `${name}/${telegramId}` : `${ilya.id}/${name}`;
      const all = `/api/User/${path}?limit=2`;
      const pages = await kollab.listPages<Record<string, unknown>>(ilya, all);
      const seen = pages.flat().map((one) => one['telegramId'] ?? one['followeeTelegramId']);
      expect(seen).toEqual(others.map((other) => other.telegramId).toReversed());
    },
  );

  test('show what a moderator approved', async () => {
    const [anya, ilya] = [await kollab.person(), await kollab.person()];
    await start(anya, ilya);
    await send(anya, { statusShort: 'Ищу команду', tags: ['React'], firstName: 'Анна' });
    await approve(vera, anya);
    expect(await followers(ilya)).toMatchObject([
      { firstName: 'Анна', statusShort: 'Ищу команду', tags: [{ tagName: 'React' }] },
    ]);
  });
});
