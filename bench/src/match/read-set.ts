import { vacancyLevels } from '@kollab/contract';
import type { Level } from '@kollab/contract/matching';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sample } from './sample.ts';

const readLines = async <T>(folder: string, name: string): Promise<T[]> =>
  (await readFile(join(folder, name), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

interface Subject {
  id: string | number;
  skills: string[];
  level?: string | number | null;
  idleDays?: number | null;
}

function levelOf(level: Subject['level']): Level | null {
  if (typeof level === 'number') return vacancyLevels[level] ?? null;
  return vacancyLevels.find((one) => one.toLowerCase() === level?.toLowerCase()) ?? null;
}

const toSubject = ({ id, skills, level, idleDays }: Subject) => ({
  id: String(id),
  skills: [...new Set(skills)],
  level: levelOf(level),
  idleDays: Math.round(idleDays ?? 0),
});

export async function readSet(folder: string): Promise<Sample> {
  const people = await readLines<Subject>(folder, 'people.jsonl');
  const vacancies = await readLines<Subject>(folder, 'vacancies.jsonl');
  const truth = await readLines<{
    vacancyId: string | number;
    personId: string | number;
    grade: number;
  }>(folder, 'truth.jsonl');
  const grades = new Map<string, Map<string, number>>();
  for (const { vacancyId, personId, grade } of truth) {
    const those = grades.get(String(vacancyId)) ?? new Map<string, number>();
    those.set(String(personId), grade);
    grades.set(String(vacancyId), those);
  }
  return {
    people: people.map(toSubject),
    vacancies: vacancies.map(toSubject),
    gradesOf: (id) => grades.get(id) ?? new Map(),
  };
}

/** Writes what `readSet` reads; who would do for nothing stands nowhere. */
export async function writeSet(folder: string, { people, vacancies, gradesOf }: Sample) {
  const truth = vacancies.flatMap(({ id: vacancyId }) =>
    [...gradesOf(vacancyId)]
      .filter(([, grade]) => grade > 0)
      .map(([personId, grade]) => ({ vacancyId, personId, grade })),
  );
  await mkdir(folder, { recursive: true });
  for (const [name, rows] of Object.entries({ people, vacancies, truth })) {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
    await writeFile(join(folder, `${name}.jsonl`), lines.join(''));
  }
}
