import { rankForPerson, rankForVacancy } from '@kollab/api/finding/matching/matching.service';
import { dayOf, findTop } from '@kollab/api/finding/matching/tops.service';
import { knownSkills } from '@kollab/api/people/skills/skills.service';
import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { number, type Say, shareOf, sum } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startPostgres, withDb } from '#src/kit/postgres.ts';
import { inventSample } from './invent.ts';
import { storeSample } from './store.ts';

const settings = { fsync: 'off', synchronous_commit: 'off', shared_buffers: '1GB' };
const asked = 200;
const bars = { readMs: 50, keepMs: 1000 };

/** How quick matching is among so many people, and a quarter as many vacancies. */
export const measureScale = (people: number, say: Say): Promise<boolean> =>
  inFolder('match', async (folder) => {
    const url = await startPostgres(folder, settings);
    return withDb(url, async (db) => {
      await migrateToLatest(db);
      const sample = inventSample(1, people, people / 4);
      const context = { db, clock: () => new Date() };
      const today = dayOf(context.clock());
      const stored = await storeSample(db, sample, today);
      const skills = await knownSkills(context);
      say(`${number(people)} people, ${number(people / 4)} vacancies, milliseconds: p50, p95`);
      const found: Record<string, number[]> = {};
      const time = async (name: string, work: () => Promise<unknown>) => {
        const begun = performance.now();
        await work();
        (found[name] ??= []).push(performance.now() - begun);
      };
      for (const vacancy of sample.vacancies.slice(0, asked)) {
        const place = stored.placeOf(vacancy);
        await time('people, found', () => findTop.vacancy(db, place, skills, today));
        await rankForVacancy(context, place);
        await time('people, kept', () => rankForVacancy(context, place));
      }
      for (const person of sample.people.slice(0, asked)) {
        const own = stored.personOf(person);
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
      const times = found['people, found'] ?? [];
      const kept = sum(times) / Math.max(1, times.length);
      say(`Making a vacancy's top anew takes ${kept.toFixed(0)} ms of everything together.`);
      return (
        worst('people, kept') < bars.readMs &&
        worst('vacancies, kept') < bars.readMs &&
        kept < bars.keepMs
      );
    });
  });
