import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkBackup, restore } from '#src/platform/backup/restore.service.ts';
import { openFiles } from '#src/platform/files/files.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { withOwnDatabase } from './own-database.ts';
import { given, runCommand } from './run-command.ts';
import { summary } from './summary.ts';

const usage = `Use: npm run restore -- <file> [--check] [--replace [--yes]]
--check    only checks the backup
--replace  replaces what is there: the database and the pictures
--yes      asks nothing`;

await runCommand(async ({ config, signal, say }) => {
  const { values, positionals } = given(usage, () => {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({
      options: { check: flag, replace: flag, yes: flag },
      allowPositionals: true,
    });
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new SetupError(usage);
  const backup = await checkBackup(file, signal);
  const { manifest } = backup;
  say(`${file} holds ${summary(manifest)}, as they were at ${manifest.createdAt}.`);
  if (values.check) return;
  await withOwnDatabase(config, { alone: true, mayCreate: true }, async (url) => {
    const target = { url, files: await openFiles(config) };
    const mayReplace = async (what: string) => {
      if (!values.replace) {
        throw new SetupError(
          `There is something already: ${what}. Add --replace to have it replaced. Nothing was changed.`,
        );
      }
      say(`This replaces ${what}.`);
      return values.yes || ask(signal);
    };
    await restore(target, file, backup, { mayReplace, signal });
  });
  say(`Restored ${summary(manifest)}.`);
});

async function ask(signal: AbortSignal) {
  if (!process.stdin.isTTY) {
    throw new SetupError('Add --yes where nobody can be asked. Nothing was changed.');
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Type yes to go on: ', { signal });
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}
