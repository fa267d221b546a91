import { expressionBuilder, type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/platform/database/schema.ts';
import { undecidedOf } from '#src/review/submission-parts.sql.ts';

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

const nameWritten = () =>
  undecidedOf('project', sql.ref('projects.id')).where('changes.field', '=', sql.lit('name'));

/** What its owner calls a project: as they wrote it last, whatever moderators have seen of that. */
export const ownProjectName = (): RawBuilder<string> =>
  sql`coalesce((select new_value #>> '{}' from ${nameWritten().as('written')}),
    ${projectNameOf(expressionBuilder<Database, 'projects'>())})`;
