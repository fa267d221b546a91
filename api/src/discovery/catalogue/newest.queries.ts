import { isUnblocked } from '#src/people/visibility/visibility.sql.ts';
import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

interface Wanted {
  since: Date;
  limit: number;
  readerId: string;
}

export const listNewPeople = (db: Db, { since, limit, readerId }: Wanted) =>
  db
    .selectFrom('users')
    .where('approved_at', '>=', since)
    .where('is_visible', '=', sql.lit(true))
    .where('id', '!=', readerId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('submissions')
            .where('subject_type', '=', sql.lit('profile'))
            .whereRef('subject_id', '=', 'users.id')
            .where('status', '=', sql.lit('Approved'))
            .where('decided_at', '<', since)
            .select('submissions.id'),
        ),
      ),
    )
    .where(isUnblocked(sql.ref('users.id'), readerId))
    .selectAll()
    .orderBy('approved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
