import { type Client, createClient, type Upload, uploadProjectCover } from '@kollab/contract';
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
      return createClient({ baseUrl: apiUrl, headers: () => ({ authorization }) });
    },
    async uploadCover(person, file, time) {
      const authorization = await authorizationOf(person, time);
      const body = new FormData();
      const picture = new Uint8Array(await readCover(file));
      body.append('image', new Blob([picture], { type: 'image/jpeg' }), 'cover.jpg');
      const response = await fetch(apiUrl + uploadProjectCover.path, {
        method: 'POST',
        headers: { authorization },
        body,
      });
      if (!response.ok) throw new Error(`the API answered ${response.status} to ${file}`);
      return ((await response.json()) as Upload).path;
    },
  };
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
