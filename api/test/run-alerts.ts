import type { KyselyPlugin } from 'kysely';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { listeners } from '#src/listeners.ts';
import type { Context } from '#src/platform/context.ts';
import { matchAlerts } from '#src/discovery/alerts/alert-matching.service.ts';
import { deliverAlerts } from '#src/discovery/alerts/alert-delivery.service.ts';
import { sendDigests } from '#src/delivery/digests/digests.ts';

/**
 * A process that matches now and tells as of a moment, once, and kills itself before its statement of such a
 * number.
 */
const [url = '', number = '', moment = ''] = process.argv.slice(2);
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
await matchAlerts(context, new Date());
for (const job of [deliverAlerts, sendDigests]) await job(context, new Date(moment));
await db.destroy();
