import {
  ApiError,
  type Client,
  createClient,
  type Upload,
  uploadProjectCover,
} from '@kollab/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { readCover } from './covers.ts';
import { WorldError } from './load-world.ts';
import type { DemoPerson, World } from './world.ts';

export interface SeedOptions {
  apiUrl: string;
  sandboxUrl: string;
  world: World;
  /** Tells the API what time it is. Without it everything happens now. */
  setTime?: (moment: Date) => Promise<void>;
}

/** How the people of a world call the API, at a time of theirs. */
export interface Stage {
  world: World;
  personOf: (id: string) => DemoPerson;
  /** A moderator who may decide about somebody: never they themselves. */
  judgeOf: (person: DemoPerson) => DemoPerson;
  callAs: (person: DemoPerson, time: number) => Promise<Client>;
  uploadCover: (person: DemoPerson, file: string, time: number) => Promise<string>;
}

export function openStage({ apiUrl, sandboxUrl, world, setTime }: SeedOptions): Stage {
  const beginning = Date.now();

  /** Signed when it happens, as if the mini-app had just been opened. */
  async function authorizationOf({ telegramId }: DemoPerson, time: number) {
    const moment = setTime ? beginning + time : Date.now();
    await setTime?.(new Date(moment));
    const ageSeconds = Math.ceil((Date.now() - moment) / 1000);
    const response = await fetch(
      `${sandboxUrl}/control/people/${telegramId}/init-data?ageSeconds=${ageSeconds}`,
    );
    const { initData } = (await response.json()) as { initData: string };
    return `tma ${initData}`;
  }

  /** The files were checked: whoever is looked for is there. */
  function find(isWanted: (person: DemoPerson) => boolean): DemoPerson {
    const person = world.people.find(isWanted);
    if (!person) throw new WorldError('Somebody is missing in people.json.');
    return person;
  }

  return {
    world,
    personOf: (id) => find((person) => person.id === id),
    judgeOf: (judged) => find((person) => person.role === 'moderator' && person !== judged),
    async callAs(person, time) {
      const authorization = await authorizationOf(person, time);
      const call = createClient({ baseUrl: apiUrl, headers: () => ({ authorization }) });
      return (...asked) => untilServed(() => call(...asked));
    },
    async uploadCover(person, file, time) {
      const authorization = await authorizationOf(person, time);
      const body = new FormData();
      const picture = new Uint8Array(await readCover(file));
      body.append('image', new Blob([picture], { type: 'image/jpeg' }), 'cover.jpg');
      return untilServed(async () => {
        const response = await fetch(apiUrl + uploadProjectCover.path, {
          method: 'POST',
          headers: { authorization },
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

/** How often an API that is too busy is asked again: on a slow machine, the first minute is long. */
const patience = 30;

/** Asks again what the API had no time for: then it did not happen. */
async function untilServed<T>(act: () => Promise<T>, left = patience): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (left === 0 || !(error instanceof ApiError) || error.statusCode !== 503) throw error;
    await delay(1000 * (error.retryAfterSeconds ?? 1));
    return untilServed(act, left - 1);
  }
}

/** What the API refuses is a mistake in the files: says of which part. */
export async function seeding<T>(what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new WorldError(`The demo data cannot be used: ${what}: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
