import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { ask, withDb } from '#src/kit/postgres.ts';
import { authorizationOf } from '#src/kit/environment.ts';
import type { Read } from '#src/kit/requests.ts';
import { reads } from './reads.ts';
import { type Sample, takeSamples } from './samples.ts';
import { seed } from './seed.ts';

export interface Dataset {
  people: number;
  url: string;
  samples: Sample[];
}

export async function createDataset(
  serverUrl: string,
  people: number,
  samples = 200,
): Promise<Dataset> {
  const name = `people_${people}`;
  await ask(serverUrl, `create database ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await withDb(url, migrateToLatest);
  await seed(url, people);
  return { people, url, samples: await takeSamples(url, samples) };
}

export function readsOf(address: string, { samples }: Dataset, name: string): Read[] {
  const make = reads[name];
  if (!make) throw new Error(`There is no read ${name}.`);
  return samples.map((sample) => {
    const { path, as } = make(sample);
    return { url: address + path, headers: as === undefined ? {} : authorizationOf(as) };
  });
}
