import { type Paging, type RecordEntry, displayName } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { toWireValue } from '#src/review/submissions.view.ts';
import * as queries from './record.queries.ts';

const toRecordEntry = (row: queries.RecordRow): RecordEntry => ({
  id: row.id,
  kind: row.kind,
  subject: {
    type: row.subject_type,
    id: row.subject_id,
    name: row.subject_name ?? nameOf(row.subject_first_name, row.subject_last_name),
    telegramId: row.subject_telegram_id,
  },
  version: row.version,
  actor: row.actor && { telegramId: row.actor.telegram_id, name: displayName(row.actor) },
  origin: row.origin,
  reason: row.reason,
  ...(row.until && { until: row.until.toISOString() }),
  soleModerator: row.sole_moderator,
  changes: row.changes.map(({ field, old_value: oldValue, new_value: newValue }) => ({
    changeType: field,
    oldValue: toWireValue(field, oldValue),
    newValue: toWireValue(field, newValue),
  })),
  at: row.at.toISOString(),
});

const nameOf = (firstName: string, lastName: string) => displayName({ firstName, lastName });

export async function listRecord(db: Db, query: Paging & queries.RecordFilter) {
  const { limit, cursor, subjectId, moderator } = query;
  const page = { limit, after: readCursor(cursor), subjectId, moderator };
  return pageOf(await queries.listRecord(db, page), query, toRecordEntry);
}
