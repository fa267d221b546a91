import type { KyselyPlugin } from 'kysely';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { listeners } from '#src/listeners.ts';
import type { Context } from '#src/platform/context.ts';
import { matchAlerts } from '#src/finding/alerts/alert-matching.service.ts';
import { tellAlerts } from '#src/finding/alerts/telling.service.ts';

/** A process that matches and tells once, and kills itself before its statement of such a number. */
const [url = '', number = ''] = process.argv.slice(2);
let statements = 0;
const dying: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    if (statements === Number(number)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 }).withPlugin(dying);
const context = { db, listeners, clock: () => new Date() } as Context;
for (const job of [matchAlerts, tellAlerts]) await job(context, new Date());
await db.destroy();
