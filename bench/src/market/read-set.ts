import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Market, nothing } from './sample.ts';

export class BadSet extends Error {
  override name = 'BadSet';
}

interface Row {
  fail: (problem: string) => BadSet;
  id: (field: string) => string;
  /** From 0 to 1. */
  share: (field: string) => number;
  count: (field: string) => number;
  skills: () => string[];
}

function rowOf(line: string, where: string): Row {
  const fail = (problem: string) => new BadSet(`${where}: ${problem}`);
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw fail(`is no JSON: ${line.slice(0, 80)}`);
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    throw fail(`is no object: ${line.slice(0, 80)}`);
  }
  const fields = row as Record<string, unknown>;
  const failFor = (field: string, wanted: string) => {
    const value = JSON.stringify(fields[field]) as string | undefined;
    return fail(
      `${field} is to be ${wanted}, ${value ? `not ${value.slice(0, 80)}` : 'and is missing'}`,
    );
  };
  const numberOf = (field: string, most: number, wanted: string) => {
    const value = fields[field];
    if (typeof value === 'number' && value >= 0 && value <= most) return value;
    throw failFor(field, wanted);
  };
  return {
    fail,
    id(field) {
      const id = fields[field];
      if ((typeof id === 'string' && id !== '') || Number.isFinite(id)) return String(id);
      throw failFor(field, 'a text or a number');
    },
    share: (field) => numberOf(field, 1, 'from 0 to 1'),
    count: (field) => numberOf(field, Number.MAX_SAFE_INTEGER, 'a number from 0 on'),
    skills() {
      const { skills } = fields;
      if (Array.isArray(skills) && skills.every((skill) => typeof skill === 'string'))
        return skills;
      throw failFor('skills', 'a list of texts');
    },
  };
}

/** Reads a file line by line: that of truth may have millions. */
async function eachRow(folder: string, name: string, read: (row: Row) => void) {
  const file = createReadStream(join(folder, name));
  let number = 0;
  try {
    for await (const line of createInterface({ input: file, crlfDelay: Infinity })) {
      number += 1;
      if (line.trim() !== '') read(rowOf(line, `${join(folder, name)}:${number}`));
    }
  } catch (error) {
    if (error instanceof BadSet) throw error;
    throw new BadSet(`${join(folder, name)} cannot be read: ${String(error)}`, { cause: error });
  }
}

function readPlaces() {
  const places = new Map<string, number>();
  return {
    add(row: Row) {
      const id = row.id('id');
      if (places.has(id)) throw row.fail(`id ${id} is there twice`);
      places.set(id, places.size);
      return id;
    },
    find(row: Row, field: string) {
      const place = places.get(row.id(field));
      if (place === undefined)
        throw row.fail(`nobody and nothing has the ${field} ${row.id(field)}`);
      return place;
    },
  };
}

/** Reads `people.jsonl`, `vacancies.jsonl` and `truth.jsonl` of a folder. Throws BadSet. */
export async function readMarket(folder: string): Promise<Market> {
  const [people, vacancies]: [Market['people'], Market['vacancies']] = [[], []];
  const [persons, openings] = [readPlaces(), readPlaces()];
  await eachRow(folder, 'people.jsonl', (row) => {
    people.push({
      id: persons.add(row),
      skills: row.skills(),
      active: row.share('active'),
      appliesPerDay: row.count('appliesPerDay'),
      bar: row.share('bar'),
    });
  });
  if (people.every(({ active }) => active === 0)) {
    throw new BadSet(`${join(folder, 'people.jsonl')} has nobody who is ever active`);
  }
  await eachRow(folder, 'vacancies.jsonl', (row) => {
    vacancies.push({
      id: openings.add(row),
      projectId: row.id('projectId'),
      skills: row.skills(),
      places: Math.floor(row.count('places')),
      ownerActive: row.share('ownerActive'),
      ownerBar: row.share('ownerBar'),
    });
  });
  if (vacancies.length === 0) {
    throw new BadSet(`${join(folder, 'vacancies.jsonl')} has no vacancy`);
  }
  // For each person both worths of each vacancy, one after the other: lists of objects would not fit in memory.
  const worths = new Map<number, Float64Array>();
  await eachRow(folder, 'truth.jsonl', (row) => {
    const [person, vacancy] = [persons.find(row, 'personId'), openings.find(row, 'vacancyId')];
    const own = worths.get(person) ?? new Float64Array(2 * vacancies.length).fill(NaN);
    if (!Number.isNaN(own[2 * vacancy])) {
      throw row.fail(
        `personId ${row.id('personId')} and vacancyId ${row.id('vacancyId')} are there twice`,
      );
    }
    own[2 * vacancy] = row.share('personValue');
    own[2 * vacancy + 1] = row.share('ownerValue');
    worths.set(person, own);
  });
  return {
    people,
    vacancies,
    friends: [],
    worthOf(person, vacancy) {
      const own = worths.get(person);
      const [ofPerson = NaN, ofOwner = NaN] = [own?.[2 * vacancy], own?.[2 * vacancy + 1]];
      return Number.isNaN(ofPerson) ? nothing : { person: ofPerson, owner: ofOwner };
    },
  };
}
