import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type {
  Database,
  Db,
  ModerationEventsTable,
  SubjectType,
} from '#src/platform/database/schema.ts';
import type { RecordEntriesTable } from '#src/platform/database/tables/record.ts';
import type { Position } from '#src/platform/paging.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';

export interface RecordFilter {
  subjectId?: string | undefined;
  /** By telegramId. */
  moderator?: number | undefined;
}

interface Page extends RecordFilter {
  limit: number;
  after: Position | undefined;
}

export interface RecordRow {
  id: string;
  kind:
    | ModerationEventsTable['kind']
    | RecordEntriesTable['kind']
    | 'reportDismissed'
    | 'reportBlocked'
    | 'reportWarned'
    | 'reportSuspended'
    | 'released'
    | 'becameModerator'
    | 'lostModerator';
  subject_type: SubjectType;
  subject_id: string;
  subject_name: string | null;
  subject_first_name: string;
  subject_last_name: string;
  subject_telegram_id: number;
  version: number | null;
  actor: { telegram_id: number; firstName: string; lastName: string } | null;
  origin: RecordEntriesTable['origin'];
  reason: string | null;
  until: Date | null;
  sole_moderator: boolean;
  changes: { field: string; old_value: unknown; new_value: unknown }[];
  at: Date;
  position: string;
}

// Of reports, what somebody's leaving closed is nobody's decision.
const sources = [
  sql`select id, kind, subject_type, subject_id, version, actor_id, 'person', reason, sole_moderator,
      changes, created_at as at, null::uuid as owner_id,
      null::timestamptz as until
    from moderation_events`,
  sql`select id, kind, subject_type, subject_id, null::integer, actor_id, origin, reason,
      coalesce(new_value = 'soleModerator', false),
      case kind when 'statusChanged' then jsonb_build_array(jsonb_build_object('field',
        'moderationStatus', 'old_value', old_value, 'new_value', new_value)) else '[]' end,
      created_at, null::uuid, null::timestamptz
    from record_entries where told_in is null`,
  sql`select id, case decision when 'block' then 'reportBlocked' when 'suspend' then 'reportSuspended'
      when 'warn' then 'reportWarned'
      else 'reportDismissed' end, subject_type, subject_id, null::integer, decided_by, 'person', comment, false,
      '[]'::jsonb, decided_at, owner_id, until
    from reports where decision is not null and decided_by is distinct from owner_id`,
  sql`select id, 'released', case when project_id is null then 'profile' else 'project' end,
      coalesce(project_id, user_id), null::integer, released_by, 'person', null, false, '[]'::jsonb, created_at,
      user_id, null::timestamptz
    from releases`,
  sql`select id, case role when 'moderator' then 'becameModerator' else 'lostModerator' end,
      'profile', user_id, null::integer, changed_by,
      case when changed_by is null then 'database' else 'person' end, null, false, '[]'::jsonb,
      created_at, user_id, null::timestamptz
    from role_changes`,
];

/** What is asked of each table alone, so that an index of its own answers it. */
function pageOf(source: (typeof sources)[number], { limit, after, subjectId, moderator }: Page) {
  const asked = [
    ...(after ? [sql<SqlBool>`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []),
    ...(subjectId === undefined
      ? []
      : [sql`subject_type in ('profile', 'project')`, sql`subject_id = ${subjectId}`]),
    ...(moderator === undefined
      ? []
      : [sql`actor_id = (select id from users where telegram_id = ${moderator})`]),
  ];
  const where = asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``;
  return sql`(select * from (${source}) as acts
      (id, kind, subject_type, subject_id, version, actor_id, origin, reason, sole_moderator, changes,
        at, owner_id, until)
    ${where} order by at desc, id desc limit ${limit})`;
}

const projectName = projectNameOf(expressionBuilder<Database, 'projects'>());

export async function listRecord(db: Db, page: Page): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    with page as (
      select * from (${sql.join(
        sources.map((source) => pageOf(source, page)),
        sql` union all `,
      )}) as acts
      order by at desc, id desc limit ${page.limit}
    )
    select page.id, page.kind, page.subject_type, page.subject_id, page.version, page.reason, page.until,
      page.sole_moderator, page.changes, page.at, page.at::text as position, page.origin,
      case when actor.id is not null then jsonb_build_object('telegram_id', actor.telegram_id,
        'firstName', actor.first_name, 'lastName', actor.last_name) end as actor,
      owner.telegram_id as subject_telegram_id,
      owner.first_name as subject_first_name, owner.last_name as subject_last_name,
      case when projects.id is not null then ${projectName} end as subject_name
    from page
      left join users as actor on actor.id = page.actor_id
      left join projects on projects.id = case page.subject_type when 'project' then page.subject_id end
      join users as owner on owner.id = coalesce(page.owner_id, projects.owner_id, page.subject_id)
    order by page.at desc, page.id desc`.execute(db);
  return rows;
}
