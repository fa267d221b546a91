import {
  ApiError,
  type Client,
  createClient,
  getOrCreateUser,
  type Upload,
  uploadProjectCover,
  type User,
} from '@kollab/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { readCover } from './covers.ts';
import { WorldError } from './load-world.ts';
import { timeHeader } from './time-header.ts';
import type { DemoPerson, World } from './world.ts';

export interface SeedOptions {
  apiUrl: string;
  sandboxUrl: string;
  world: World;
  /** The API goes by the time that a request names; else everything happens now. */
  isPast?: boolean;
}

export interface Stage {
  world: World;
  personOf: (id: string) => DemoPerson;
  /** Never the person themselves. */
  judgeOf: (person: DemoPerson) => DemoPerson;
  /** Never later than now. */
  judgedAt: (time: number) => number;
  callAs: (person: DemoPerson, time: number) => Promise<Client>;
  join: (person: DemoPerson) => Promise<User>;
  uploadCover: (person: DemoPerson, file: string, time: number) => Promise<string>;
}

export function openStage({ apiUrl, sandboxUrl, world, isPast = false }: SeedOptions): Stage {
  const beginning = Date.now();
  const joined = new Map<DemoPerson, Promise<User>>();
  const signed = new Map<string, Promise<string>>();

  /** Signed for when it happens, as if the mini-app had just been opened. */
  async function sign(telegramId: number, moment: number) {
    const ageSeconds = Math.ceil((Date.now() - moment) / 1000);
    const response = await fetch(
      `${sandboxUrl}/control/people/${telegramId}/init-data?ageSeconds=${ageSeconds}`,
    );
    const { initData } = (await response.json()) as { initData: string };
    return `tma ${initData}`;
  }

  async function headersOf({ telegramId }: DemoPerson, time: number) {
    const moment = isPast ? beginning + time : Date.now();
    const key = `${telegramId} at ${moment}`;
    const signing = signed.get(key) ?? sign(telegramId, moment);
    signed.set(key, signing);
    return { authorization: await signing, ...(isPast && { [timeHeader]: String(moment) }) };
  }

  /** Never misses: the files were checked. */
  function find(isWanted: (person: DemoPerson) => boolean): DemoPerson {
    const person = world.people.find(isWanted);
    if (!person) throw new WorldError('Somebody is missing in people.json.');
    return person;
  }

  async function callAs(person: DemoPerson, time: number): Promise<Client> {
    const headers = await headersOf(person, time);
    const call = createClient({ baseUrl: apiUrl, headers: () => headers });
    return (...asked) => untilServed(() => call(...asked));
  }

  async function come(person: DemoPerson) {
    const call = await callAs(person, person.joined);
    return call(getOrCreateUser, { body: { telegramId: person.telegramId } });
  }

  return {
    world,
    personOf: (id) => find((person) => person.id === id),
    judgeOf: (judged) => find((person) => person.role === 'moderator' && person !== judged),
    judgedAt: (time) => Math.min(0, time + looksFor),
    callAs,
    join(person) {
      const coming = joined.get(person) ?? come(person);
      joined.set(person, coming);
      return coming;
    },
    async uploadCover(person, file, time) {
      const headers = await headersOf(person, time);
      const body = new FormData();
      const picture = new Uint8Array(await readCover(file));
      body.append('image', new Blob([picture], { type: 'image/jpeg' }), 'cover.jpg');
      return untilServed(async () => {
        const response = await fetch(apiUrl + uploadProjectCover.path, {
          method: 'POST',
          headers,
          body,
        });
        const { status: statusCode } = response;
        const message = `the API answered ${statusCode} to ${file}`;
        if (!response.ok) throw new ApiError('badResponse', { statusCode, message });
        return ((await response.json()) as Upload).path;
      });
    },
  };
}

/** In milliseconds. */
const looksFor = 40 * 60_000;

/** On a slow machine, an API is too busy for a long first minute. */
const patience = 30;

/** In seconds: who is to come back tomorrow is refused. */
const longestPause = 10;

/**
 * What the API had no time for did not happen. It is also too soon while the API is still at what
 * it could not answer in time.
 */
async function untilServed<T>(act: () => Promise<T>, left = patience): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isBusy = error instanceof ApiError && [429, 503].includes(error.statusCode ?? 0);
    const pause = isBusy ? (error.retryAfterSeconds ?? 1) : 0;
    if (left === 0 || !isBusy || pause > longestPause) throw error;
    await delay(1000 * pause);
    return untilServed(act, left - 1);
  }
}

/** At the same time. */
const busy = 8;

export async function each<T>(items: Iterable<T>, act: (item: T) => Promise<void>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: busy }, work));
}

/** What the API refuses is a mistake in the files: says in which part. */
export async function seeding<T>(what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new WorldError(`The demo data cannot be used: ${what}: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
