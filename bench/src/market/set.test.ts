import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runMarket } from './main.ts';
import { readMarket } from './read-set.ts';

const person = { id: 1, skills: ['React'], active: 1, appliesPerDay: 5, bar: 0.5 };
const vacancy = {
  id: 'a',
  projectId: 'p',
  skills: ['React'],
  places: 1,
  ownerActive: 1,
  ownerBar: 0.5,
};
const truth = { personId: 1, vacancyId: 'a', personValue: 0.7, ownerValue: 0.6 };

interface Files {
  people?: unknown[];
  vacancies?: unknown[];
  truth?: unknown[];
}

async function folderOf(files: Files) {
  const folder = await mkdtemp(join(tmpdir(), 'market-'));
  for (const [name, rows] of Object.entries(files)) {
    const lines = rows.map((row: unknown) => (typeof row === 'string' ? row : JSON.stringify(row)));
    await writeFile(join(folder, `${name}.jsonl`), lines.join('\n'));
  }
  return folder;
}

const fine: Files = { people: [person], vacancies: [vacancy], truth: [truth] };

async function print(files: Files) {
  const said: string[] = [];
  const folder = await folderOf(files);
  const holds = await runMarket(['--set', folder], (text) => void said.push(text));
  const text = said.join('\n');
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  return { holds, text: text.replaceAll(folder, 'SET') };
}

test('a set is read, where what is not said is worth nothing', async () => {
  const other = { ...vacancy, id: 'b' };
  const read = await readMarket(await folderOf({ ...fine, vacancies: [vacancy, other] }));
  expect(read.people).toMatchObject([{ id: '1', skills: ['React'] }]);
  expect(read.worthOf(0, 0)).toEqual({ person: 0.7, owner: 0.6 });
  expect(read.worthOf(0, 1)).toEqual({ person: 0, owner: 0 });
});

test('a set is played: who is worth it to both sides has an offer', async () => {
  const { holds, text } = await print(fine);
  expect(holds).toBe(true);
  expect(text).toMatch(/^now +100\.0 +1\.00 +1\.00 +0\.0 +0 /m);
  expect(text).toContain('without D11 is the same as now');
});

test.each<[string, Files]>([
  ['nobody values', { ...fine, truth: [{ ...truth, ownerValue: 0 }] }],
  ['says nothing of', { ...fine, truth: [] }],
])('a person whom a set %s has no offer', async (_, files) => {
  const { holds, text } = await print(files);
  expect(holds).toBe(false);
  expect(text).toMatch(/^now +0\.0 +– +– /m);
});

test.each<[string, Files, string]>([
  ['nobody', { ...fine, people: [] }, 'SET/people.jsonl has nobody who is ever active'],
  ['no vacancy', { ...fine, vacancies: [''] }, 'SET/vacancies.jsonl has no vacancy'],
  ['a broken line', { ...fine, truth: [truth, '', '{"personId": 1'] }, 'SET/truth.jsonl:3: is no'],
  ['a line that is a list', { ...fine, people: [[1]] }, 'SET/people.jsonl:1: is no object'],
  ['a person twice', { ...fine, people: [person, { ...person, id: '1' }] }, ':2: id 1 is there'],
  ['a vacancy twice', { ...fine, vacancies: [vacancy, vacancy] }, 'SET/vacancies.jsonl:2: id a is'],
  ['a pair twice', { ...fine, truth: [truth, truth] }, 'SET/truth.jsonl:2: personId 1 and'],
  ['somebody unknown', { ...fine, truth: [{ ...truth, personId: 2 }] }, 'SET/truth.jsonl:1: no'],
  ['a worth above 1', { ...fine, truth: [{ ...truth, ownerValue: 7 }] }, ':1: ownerValue is to be'],
  ['a chance as a text', { ...fine, people: [{ ...person, active: '1' }] }, ':1: active is to be'],
  ['no bar', { ...fine, people: [{ ...person, bar: undefined }] }, ':1: bar is to be from 0 to 1'],
  ['no skills', { ...fine, vacancies: [{ ...vacancy, skills: 'React' }] }, ':1: skills is to be'],
  ['no file', { people: [person], vacancies: [vacancy] }, 'SET/truth.jsonl cannot be read: Error'],
])('a set with %s is refused, and it says where', async (_, files, where) => {
  const { holds, text } = await print(files);
  expect(holds).toBe(false);
  expect(text).toContain(where);
  expect(text.split('\n')).toHaveLength(1);
});
