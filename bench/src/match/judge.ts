import { insertShown } from '@kollab/api/discovery/matching/matches.queries';
import { rankForPerson, rankForVacancy } from '@kollab/api/discovery/matching/matching.service';
import { dayOf, readTop } from '@kollab/api/discovery/matching/tops.service';
import { knownSkills } from '@kollab/api/people/skills/skills.service';
import { randomFrom } from '@kollab/api/test/people/people';
import { shareOf } from '#src/kit/figures.ts';
import type { Db } from '#src/kit/postgres.ts';
import { gini, mean, ndcg, rankEverybody, simpleRanks, toKeys } from './measure.ts';
import type { Sample, Someone, Wanted } from './sample.ts';
import { storeSample } from './store.ts';

const shown = 20;
const askedPeople = 200;

export type Figures = Record<string, number>;

type Context = Parameters<typeof readTop>[0];
type Place = Parameters<typeof rankForVacancy>[1];

interface Graded {
  vacancy: Wanted;
  grades: ReadonlyMap<string, number>;
  place: Place;
}

function notes() {
  const values = new Map<string, number[]>();
  return {
    note: (name: string, value: number | undefined) => {
      if (value !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
    },
    means: (names: string[]): Figures =>
      Object.fromEntries(names.map((name) => [name, mean(values.get(name) ?? [])])),
    times: (names: string[]): Figures =>
      Object.fromEntries(
        names.flatMap((name) =>
          [0.5, 0.95].map((share) => [
            `${name}, p${share * 100}`,
            shareOf(values.get(name) ?? [], share),
          ]),
        ),
      ),
  };
}

function counts() {
  const byName = new Map<string, number>();
  return {
    add: (names: readonly string[]) =>
      names.slice(0, shown).forEach((name) => byName.set(name, (byName.get(name) ?? 0) + 1)),
    giniOf: (people: readonly Someone[]) => gini(people.map(({ id }) => byName.get(id) ?? 0)),
    everShown: (people: readonly Someone[]) => byName.size / people.length,
  };
}

export async function judge(db: Db, sample: Sample, seed: number): Promise<Figures> {
  const context: Context = { db, clock: () => new Date() };
  const today = dayOf(context.clock());
  const stored = await storeSample(db, sample, today);
  const { note, means, times } = notes();
  const nameOf = new Map([...stored.ids].map(([{ id }, uuid]): [string, string] => [uuid, id]));
  const names = (rows: { row: { id: string } }[]) =>
    rows.map(({ row }) => nameOf.get(row.id) ?? '');
  const everybody = rankEverybody(sample.people, toKeys(stored.meant), await knownSkills(context));
  const simple = Object.entries(simpleRanks(sample, randomFrom(seed)));
  const [plain, turned] = [counts(), counts()];
  const graded: Graded[] = sample.vacancies.map((vacancy) => ({
    vacancy,
    grades: sample.gradesOf(vacancy.id),
    place: stored.placeOf(vacancy),
  }));

  for (const { vacancy, grades, place } of graded) {
    for (const [name, rank] of simple) note(name, ndcg(rank(vacancy), grades));
    const begun = performance.now();
    const top = new Set((await readTop(context, 'vacancy', place)).map((id) => nameOf.get(id)));
    note('ms to find', performance.now() - begun);
    const best = everybody(vacancy).slice(0, shown);
    const there = best.filter((id) => top.has(id)).length;
    note('recall@20', best.length === 0 ? undefined : there / best.length);
    const ranked = names(await rankForVacancy(context, place));
    note('without exposure', ndcg(ranked, grades));
    plain.add(ranked);
  }
  for (const { grades, place } of graded) {
    const begun = performance.now();
    const ranked = await rankForVacancy(context, place);
    note('ms to read', performance.now() - begun);
    const ids = ranked.slice(0, shown).map(({ row }) => row.id);
    await insertShown(db, place.id, ids, today);
    note('Kollab', ndcg(names(ranked), grades));
    turned.add(names(ranked));
  }
  for (const person of sample.people.slice(0, askedPeople)) {
    const asked = stored.personOf(person);
    await rankForPerson(context, asked);
    const begun = performance.now();
    await rankForPerson(context, asked);
    note('ms to read, a person', performance.now() - begun);
  }
  return {
    ...means([...simple.map(([name]) => name), 'without exposure', 'Kollab', 'recall@20']),
    'Gini without exposure': plain.giniOf(sample.people),
    Gini: turned.giniOf(sample.people),
    'ever shown': turned.everShown(sample.people),
    ...times(['ms to find', 'ms to read', 'ms to read, a person']),
  };
}
