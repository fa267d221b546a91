import { rankForPerson, rankForVacancy } from '@kollab/api/discovery/matching/matching.service';
import { dayOf, findTop } from '@kollab/api/discovery/matching/tops.service';
import { knownSkills } from '@kollab/api/people/skills/skills.service';
import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { sql } from 'kysely';
import { number, type Say, shareOf } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { type Db, startPostgres, withDb } from '#src/kit/postgres.ts';
import { recallOf } from './exhaustive.ts';
import { inventSample } from './invent.ts';
import { mean } from './measure.ts';
import { storeSample } from './store.ts';

const settings = { fsync: 'off', synchronous_commit: 'off', shared_buffers: '1GB' };
const asked = { timed: 200, compared: 20 };
const bars = { readMs: 50, keepMs: 1000, recall: 0.97 };

/** Stores a sample, of which little is kept: to look through the rest again and again takes time. */
async function prepare(db: Db, people: number, today: number) {
  const sample = inventSample(1, people, people / 4);
  const stored = await storeSample(db, sample, today);
  await sql`checkpoint`.execute(db);
  return {
    places: sample.vacancies.slice(0, asked.timed).map(stored.placeOf),
    persons: sample.people.slice(0, asked.timed).map(stored.personOf),
  };
}

function stopwatch() {
  const found: Record<string, number[]> = {};
  const time = async (name: string, work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    (found[name] ??= []).push(performance.now() - begun);
  };
  return { found, time };
}

export const measureScale = (people: number, say: Say): Promise<boolean> =>
  inFolder('match', async (folder) => {
    const url = await startPostgres(folder, settings);
    return withDb(url, async (db) => {
      await migrateToLatest(db);
      const context = { db, clock: () => new Date() };
      const today = dayOf(context.clock());
      const { places, persons } = await prepare(db, people, today);
      const skills = await knownSkills(context);
      say(`${number(people)} people, ${number(people / 4)} vacancies, milliseconds: p50, p95`);
      const { found, time } = stopwatch();
      for (const place of places) {
        await time('people, found', () => findTop.vacancy(db, place, skills, today));
        await rankForVacancy(context, place);
        await time('people, kept', () => rankForVacancy(context, place));
      }
      for (const own of persons) {
        await time('vacancies, found', () => findTop.person(db, own, skills, today));
        await rankForPerson(context, own);
        await time('vacancies, kept', () => rankForPerson(context, own));
      }
      const worst = (name: string) => shareOf(found[name] ?? [], 0.95);
      for (const [name, times] of Object.entries(found)) {
        say(
          `${name.padEnd(20)}${shareOf(times, 0.5).toFixed(1).padStart(8)}${worst(name).toFixed(1).padStart(8)}`,
        );
      }
      const kept = mean(found['people, found'] ?? []);
      say(`Making a vacancy's top anew takes ${kept.toFixed(0)} ms of everything together.`);
      const recalls = await Promise.all(
        (
          [
            ['vacancy', places],
            ['person', persons],
          ] as const
        ).map(async ([side, subjects]) => {
          const some: number[] = [];
          for (const subject of subjects.slice(0, asked.compared)) {
            const recall = await recallOf(db, side, subject, { skills, today });
            if (recall !== undefined) some.push(recall);
          }
          say(`recall@20 for a ${side.padEnd(8)} ${mean(some).toFixed(3)}`);
          return mean(some);
        }),
      );
      return (
        worst('people, kept') < bars.readMs &&
        worst('vacancies, kept') < bars.readMs &&
        kept < bars.keepMs &&
        recalls.every((recall) => recall >= bars.recall)
      );
    });
  });
