import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#src/platform/database/schema.ts';

/** What a project is called, as a part of a query over `projects`: as approved, else as last submitted. */
export const projectNameOf = (eb: ExpressionBuilder<Database, 'projects'>) =>
  eb.fn.coalesce(
    sql<string | null>`nullif(projects.name, '')`,
    eb
      .selectFrom('submissions')
      .innerJoin('changes', 'changes.submission_id', 'submissions.id')
      .where('submissions.subject_type', '=', 'project')
      .whereRef('submissions.subject_id', '=', 'projects.id')
      .where('changes.field', '=', 'name')
      .orderBy('submissions.version', 'desc')
      .limit(1)
      .select(sql<string>`changes.new_value #>> '{}'`.as('name')),
    sql<string>`''`,
  );
