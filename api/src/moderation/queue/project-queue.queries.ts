import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';
import { appealedOf, claimerOf, wasRejected } from '#src/review/submission-parts.sql.ts';
import { selectDetails } from '#src/work/projects/project-parts.sql.ts';

export function listSubmitted(
  db: Db,
  { limit, after }: { limit: number; after: Position | undefined },
  readerId: string,
) {
  return selectDetails(db, readerId)
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.subject_id', '=', 'projects.id')
        .on('submissions.subject_type', '=', sql.lit('project')),
    )
    .where('submissions.status', 'in', sql<never>`('Pending', 'In_review')`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(submissions.submitted_at, submissions.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select([
      'submissions.id as submission_id',
      'submissions.version',
      'submissions.status',
      'submissions.submitted_at',
      'submissions.claimed_until',
      'submissions.appeal',
      sql<string>`submissions.submitted_at::text`.as('position'),
    ])
    .select((eb) => [claimerOf(eb), appealedOf(eb), wasRejected])
    .orderBy('submissions.submitted_at')
    .orderBy('submissions.id')
    .limit(limit)
    .execute();
}

export type SubmittedRow = Awaited<ReturnType<typeof listSubmitted>>[number];
