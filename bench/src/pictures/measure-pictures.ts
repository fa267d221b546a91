import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { blankPng, phoneJpeg } from '@kollab/api/test/pictures';
import { setTimeout as delay } from 'node:timers/promises';
import { environmentOf } from '#src/kit/environment.ts';
import { median, type Say } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startPostgres, withDb } from '#src/kit/postgres.ts';
import { cpuOf, startApi } from '#src/kit/processes.ts';
import { type Answered, avatar, places, type Post, type Send, sender } from './sending.ts';

const needed = { seconds: 2, ratio: 1.5 };
const avatarsEach = 15;
const pause = 3000;
const rounds = 3;

const repeat = <T>(count: number, value: T) => times(count, () => value);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Nobody twice: each may send one request with pictures at a time, and so much a day. */
let nextPerson = 8_100_000_000;
const somebody = () => nextPerson++;

async function keepAttacking(posts: (() => Promise<Answered>)[], until: AbortSignal) {
  const answers: Answered[] = [];
  while (!until.aborted) {
    const [batch] = await Promise.all([Promise.all(posts.map((post) => post())), delay(pause)]);
    answers.push(...batch);
  }
  return answers;
}

async function timeAvatars(send: Send, photo: Buffer, count: number) {
  const taken: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const person = somebody();
    const { status, milliseconds } = await send(person, avatar(person, photo));
    if (status !== 200) throw new Error(`An avatar was answered ${status}`);
    taken.push(milliseconds);
  }
  return taken;
}

const tally = (answers: Answered[]) => {
  const counts = Object.entries(Object.groupBy(answers, ({ status }) => status));
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const said = counts.map(([status, of = []]) => `${of.length} × ${status}`).join(', ');
  return `${said}; slowest ${(slowest / 1000).toFixed(2)} s`;
};

export const measurePictures = (say: Say) =>
  inFolder('pictures', async (folder) => {
    const url = await startPostgres(folder, {});
    await withDb(url, migrateToLatest);
    const server = await startApi(folder, environmentOf(folder.path, { DATABASE_URL: url }));
    const short: string[] = [];
    const send = sender(server.address);
    const photo = await phoneJpeg(4000, 3000);
    const huge = blankPng(7048, { isInterlaced: true });
    const allowed = blankPng(2048, { isInterlaced: true });
    const logo = blankPng(512);
    await timeAvatars(send, photo, 5);

    const once = async (name: string, pictures: Buffer[], wanted: number[]) => {
      const person = somebody();
      const { status, milliseconds } = await send(person, places(person, pictures));
      say(`${name.padEnd(58)}${status}${`${Math.round(milliseconds)} ms`.padStart(12)}`);
      const isGood = milliseconds < needed.seconds * 1000 && wanted.includes(status);
      if (!isGood) short.push(name);
    };
    say('One request');
    await once('25 logos of 512 × 512', repeat(25, logo), [200]);
    await once('25 interlaced logos of 49.7 megapixels', repeat(25, huge), [413]);
    await once('30 interlaced logos of 4 megapixels', repeat(30, allowed), [200, 503]);

    const beside = async (name: string, count: number, post: (person: number) => Post) => {
      const people = times(count, somebody);
      for (const person of people) await send(person, avatar(person, logo));
      const [quiet, busy]: [number[], number[]] = [[], []];
      const answers: Answered[] = [];
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(...(await timeAvatars(send, photo, avatarsEach)));
        const posts = people.map((person) => {
          const built = post(person);
          return () => send(person, built);
        });
        const over = new AbortController();
        const attacking = keepAttacking(posts, over.signal);
        busy.push(...(await timeAvatars(send, photo, avatarsEach)));
        over.abort();
        answers.push(...(await attacking));
      }
      const [before, during] = [median(quiet), median(busy)];
      const ratio = during / before;
      const figures = [before, during].map((value) => `${Math.round(value)} ms`.padStart(9));
      say(
        `${name.padEnd(44)}${figures.join('')}${ratio.toFixed(2).padStart(7)}   ${tally(answers)}`,
      );
      if (ratio > needed.ratio) short.push(name);
    };
    say('\nOthers’ photos of 12 megapixels: in quiet, meanwhile, ratio; what the senders got');
    await beside('115 people, 25 logos of 49.7 MP', 115, (person) =>
      places(person, repeat(25, huge)),
    );
    await beside('30 people, 30 logos of 4 MP', 30, (person) =>
      places(person, repeat(30, allowed)),
    );
    await beside('30 people, photos of 49.7 MP interlaced', 30, (person) => avatar(person, huge));

    const leaving = times(20, () => {
      const person = somebody();
      return send(person, places(person, repeat(30, allowed)), 300);
    });
    await Promise.all(leaving);
    await delay(1000);
    const [at, used] = [performance.now(), await cpuOf(server.pid)];
    await delay(3000);
    const share = ((await cpuOf(server.pid)) - used) / (performance.now() - at);
    say(
      `\n20 people hang up in the middle of 30 logos: a second later ${(share * 100).toFixed(0)} % of a core is in use`,
    );
    if (share > 0.2) short.push('hanging up');
    if (short.length > 0) throw new Error(`Too slow: ${short.join('; ')}`);
  });
