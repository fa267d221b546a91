import { type RawBuilder, sql } from 'kysely';
import { limits } from '@kollab/contract';
import type { Db, SubjectType } from '#src/platform/database/schema.ts';
import { appealedOf } from './submission-parts.queries.ts';

/** The rejection that a submission is an appeal against, if it is one. */
export async function findAppealed(db: Db, submissionId: string) {
  const row = await db
    .selectFrom('submissions')
    .where('submissions.id', '=', submissionId)
    .where('submissions.appeal_of', 'is not', null)
    .select((eb) => appealedOf(eb))
    .executeTakeFirst();
  return row?.appealed ?? undefined;
}

/**
 * Until when the latest decision on a subject can be appealed, as a part of a query: null where it
 * rejected nothing, is of an appeal itself or too old, and where none of it waits as a draft.
 */
export const mayAppealUntil = (
  type: SubjectType,
  id: RawBuilder<string>,
  now: RawBuilder<Date>,
) => {
  const within = sql`make_interval(secs => ${sql.lit(limits.appealWithin / 1000)})`;
  return sql<Date | null>`(
    select rejected.decided_at + ${within} from submissions as rejected
    where rejected.subject_type = ${sql.lit(type)} and rejected.subject_id = ${id}
      and rejected.status = 'Rejected' and rejected.appeal_of is null
      and rejected.decided_at + ${within} >= ${now}
      and not exists (select from submissions as later
        where later.subject_type = rejected.subject_type
          and later.subject_id = rejected.subject_id and later.version > rejected.version)
      and exists (select from changes as draft join changes as given
        on given.submission_id = rejected.id and given.field = draft.field
        where draft.subject_type = rejected.subject_type
          and draft.subject_id = rejected.subject_id and draft.submission_id is null)
  )`;
};

/** Until when a subject's latest rejection can be appealed; null where it cannot. */
export async function findAppealableUntil(
  db: Db,
  subject: { type: SubjectType; id: string },
  now: Date,
) {
  const until = mayAppealUntil(subject.type, sql`${subject.id}::uuid`, sql`${now}::timestamptz`).as(
    'until',
  );
  const row = await db.selectNoFrom(until).executeTakeFirst();
  return row?.until ?? null;
}
