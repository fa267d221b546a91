import { connectDatabase } from '#src/platform/database/connect.ts';
import { openMarks } from '#src/work/analytics/marks.service.ts';
import { asPerson } from './steps/analytics.ts';

/** A process that notes that one person after another opens a project, to be killed meanwhile. */
const [url = '', projectId = '', ...userIds] = process.argv.slice(2);
const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
const marks = openMarks({ db, clock: () => new Date() } as never);
const left = userIds.values();
setInterval(() => {
  const { value: userId } = left.next();
  if (userId === undefined) return;
  const view = { source: 'feed' } as const;
  marks.note({ projectId, view, actor: asPerson(userId), address: '203.0.113.1' });
  process.stdout.write('.');
}, 5);
