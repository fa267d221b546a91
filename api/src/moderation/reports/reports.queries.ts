import type { ReportDecision } from '@kollab/contract';
import {
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Insertable,
  type Selectable,
} from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database, Db, SubjectType, Trx } from '#src/platform/database/schema.ts';
import type { ReportsTable } from '#src/platform/database/tables/safety.ts';
import type { Position } from '#src/platform/paging.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';
import { isAgainst, reported } from './reported.sql.ts';

export type ReportRow = Selectable<ReportsTable>;

export interface SubjectRef {
  type: SubjectType;
  id: string;
}

export async function lockSubject(trx: Trx, { type, id }: SubjectRef) {
  const key = `reports:${type}:${id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Answers whether it is there now: not when the reporter has an open one about the same. */
export async function insertReport(
  trx: Trx,
  report: Omit<
    Insertable<ReportsTable>,
    'decision' | 'decided_by' | 'decided_at' | 'comment' | 'until'
  >,
) {
  const made = await trx
    .insertInto('reports')
    .values({
      id: report.id,
      reporter_id: report.reporter_id,
      subject_type: report.subject_type,
      subject_id: report.subject_id,
      owner_id: report.owner_id,
      category: report.category,
      text: report.text,
      created_at: report.created_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_id', 'reporter_id'])
        .where('decision', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
}

export function decideOpen(
  trx: Trx,
  { type, id }: SubjectRef,
  decided: {
    decision: ReportDecision;
    by: string;
    at: Date;
    comment: string | null;
    until?: Date | null;
  },
) {
  const { decision, by, at, comment, until = null } = decided;
  return trx
    .updateTable('reports')
    .set({ decision, decided_by: by, decided_at: at, comment, until })
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('decision', 'is', null)
    .returning(['id', 'reporter_id'])
    .execute();
}

export async function hasReported(db: Db, { type, id }: SubjectRef, userId: string) {
  const report = await db
    .selectFrom('reports')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('reporter_id', '=', userId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

export function listReported(db: Db, reportId: string) {
  const against = db.selectFrom('reports').where('id', '=', reportId).select(reported.as('ids'));
  return db
    .selectFrom('users')
    .where(sql<SqlBool>`id = any((${against})::uuid[])`)
    .select(['id', 'telegram_id', 'role'])
    .execute();
}

const openCount = (eb: ExpressionBuilder<Database, 'reports'>) =>
  eb
    .selectFrom('reports as open')
    .whereRef('open.subject_type', '=', 'reports.subject_type')
    .whereRef('open.subject_id', '=', 'reports.subject_id')
    .where('open.decision', 'is', null)
    .select((of) => of.fn.countAll<number>().as('n'));

const deciderOf = (eb: ExpressionBuilder<Database, 'reports'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('users as moderator')
      .whereRef('moderator.id', '=', 'reports.decided_by')
      .select(['moderator.first_name as firstName', 'moderator.last_name as lastName']),
  );

const selectReports = (db: Db) =>
  db
    .selectFrom('reports')
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.id', '=', 'reports.subject_id')
        .on('reports.subject_type', '=', 'project'),
    )
    .innerJoin('users as subject', 'subject.id', 'reports.owner_id')
    .innerJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .select([
      'reports.id',
      'reports.subject_type',
      'reports.subject_id',
      'reports.category',
      'reports.text',
      'reports.created_at',
      'reports.decision',
      'reports.decided_at',
      'reports.comment',
      'subject.telegram_id',
      'subject.first_name as firstName',
      'subject.last_name as lastName',
      'subject.photo',
      'subject.suspended_at',
      'subject.suspended_until',
      'reporter.telegram_id as reporter_telegram_id',
      'reporter.first_name as reporter_first_name',
      'reporter.last_name as reporter_last_name',
      reported.as('reported'),
      sql<string>`reports.created_at::text`.as('position'),
    ])
    .select((eb) => [
      openCount(eb).as('open_count'),
      deciderOf(eb).as('decider'),
      projectNameOf(eb as unknown as ExpressionBuilder<Database, 'projects'>).as('project_name'),
    ]);

/** Open reports, oldest first, after a position; none against the moderator who looks. */
export function listOpen(
  db: Db,
  {
    limit,
    after,
    moderatorId,
  }: { limit: number; after: Position | undefined; moderatorId: string },
) {
  return selectReports(db)
    .where('reports.decision', 'is', null)
    .where((eb) => eb.not(isAgainst(moderatorId)))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(reports.created_at, reports.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .limit(limit)
    .execute();
}

export const listReportFacts = (db: Db, ids: string[]) =>
  selectReports(db).where('reports.id', 'in', ids).execute();

export type ReportFacts = Awaited<ReturnType<typeof listReportFacts>>[number];
