import { connectDatabase } from '#src/platform/database/connect.ts';
import type { Context } from '#src/platform/context.ts';
import { listeners } from '#src/listeners.ts';
import { askTeams } from '#src/work/check-ins/rounds.service.ts';
import { countAnswers } from '#src/work/answers/answers.service.ts';
import {
  expireApplications,
  remindOwners,
} from '#src/work/applications/application-waiting.service.ts';
import { checkVacancies } from '#src/work/vacancies/vacancy-checks.service.ts';

/** A process that does the jobs of those who wait once, as of a moment, to be killed meanwhile. */
const [url = '', moment = ''] = process.argv.slice(2);
const now = new Date(moment);
const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
const context = { db, listeners, clock: () => now } as Context;
process.stdout.write('at work\n');
for (const job of [remindOwners, expireApplications, checkVacancies, askTeams, countAnswers]) {
  await job(context, now);
}
await db.destroy();
