import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Market, nothing, type Person, type Vacancy, type Worth } from './sample.ts';

const readLines = async <T>(folder: string, name: string): Promise<T[]> =>
  (await readFile(join(folder, name), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

type Ids<T, Key extends keyof T> = Omit<T, Key> & Record<Key, string | number>;

interface Truth {
  personId: string | number;
  vacancyId: string | number;
  personValue: number;
  ownerValue: number;
}

/** Reads `people.jsonl`, `vacancies.jsonl` and `truth.jsonl` of a folder. */
export async function readMarket(folder: string): Promise<Market> {
  const people = await readLines<Ids<Person, 'id'>>(folder, 'people.jsonl');
  const vacancies = await readLines<Ids<Vacancy, 'id' | 'projectId'>>(folder, 'vacancies.jsonl');
  const worth = new Map<string, Map<string, Worth>>();
  for (const row of await readLines<Truth>(folder, 'truth.jsonl')) {
    const those = worth.get(String(row.personId)) ?? new Map<string, Worth>();
    those.set(String(row.vacancyId), { person: row.personValue, owner: row.ownerValue });
    worth.set(String(row.personId), those);
  }
  return {
    people: people.map((one) => Object.assign(one, { id: String(one.id) })),
    vacancies: vacancies.map((one) =>
      Object.assign(one, { id: String(one.id), projectId: String(one.projectId) }),
    ),
    worthOf: (personId, vacancyId) => worth.get(personId)?.get(vacancyId) ?? nothing,
  };
}
