import { parseArgs } from 'node:util';
import { connectAlone } from '#src/platform/database/connect-alone.ts';
import {
  listApplied,
  listKnown,
  migrateTo,
  migrateToLatest,
} from '#src/platform/database/migration/migrate.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { withOwnDatabase } from './own-database.ts';
import { given, runCommand } from './run-command.ts';

const usage = `Use: npm run migrate [-- --list | --down-to <name> | --accept-newer]
--list          shows every migration and whether the database has it
--down-to       goes back to the schema as it was after a migration, named in full or by its number;
                what only later migrations had a place for is lost
--accept-newer  leaves the schema of a later version as it is, and does not call that a failure`;

await runCommand(async ({ config, signal, say }) => {
  const { values } = given(usage, () =>
    parseArgs({
      options: {
        list: { type: 'boolean', default: false },
        'down-to': { type: 'string' },
        'accept-newer': { type: 'boolean', default: false },
      },
    }),
  );
  const { list, 'down-to': wanted, 'accept-newer': acceptsNewer } = values;
  if (Object.values(values).filter(Boolean).length > 1) throw new SetupError(usage);
  const target = wanted === undefined ? undefined : nameOf(wanted);
  const needs = { alone: target !== undefined, mayCreate: !list && target === undefined };
  await withOwnDatabase(config, needs, async (url) => {
    const alone = await connectAlone(url, 'kollab-migrate');
    const { db } = alone;
    signal.addEventListener('abort', () => void alone.close());
    try {
      const before = await listApplied(db);
      if (list) return notifyAll(before, say);
      const later = before.findLast((name) => !listKnown().includes(name));
      if (acceptsNewer && later !== undefined) {
        return say(`The schema is a later Kollab's (${later}) and stays as it is.`);
      }
      if (target === undefined) await migrateToLatest(db);
      else if (before.includes(target)) await migrateTo(db, target);
      else throw new SetupError(`The database is not as far as ${target}. Nothing was changed.`);
      tellDifference(before, await listApplied(db), say);
    } finally {
      await alone.close();
    }
  });
});

function nameOf(wanted: string) {
  const found = listKnown().filter((name) => name === wanted || name.startsWith(`${wanted}-`));
  if (found.length === 1 && found[0]) return found[0];
  throw new SetupError(`There is no migration ${wanted}: "npm run migrate -- --list" shows them.`);
}

function notifyAll(applied: string[], say: (text: string) => void) {
  const known = listKnown();
  for (const name of known) say(`${applied.includes(name) ? 'done   ' : 'pending'}  ${name}`);
  for (const name of applied.filter((one) => !known.includes(one))) say(`unknown  ${name}`);
}

function tellDifference(before: string[], after: string[], say: (text: string) => void) {
  for (const name of after.filter((one) => !before.includes(one))) say(`Applied ${name}.`);
  for (const name of before.filter((one) => !after.includes(one)).toReversed()) {
    say(`Undone ${name}.`);
  }
  say(`The schema is at ${after.at(-1) ?? 'nothing'}.`);
}
