import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#src/platform/database/schema.ts';
import { digestOf } from '#src/platform/unchanged/fingerprint.sql.ts';

type Projects = SelectQueryBuilder<Database, 'projects', object>;

/** How many rows each project has, or who they are of, in one number whatever their order. */
const tally = sql`sum(uuid_hash_extended(project_id, 0))`;
const tallyOfPeople = sql`sum(uuid_hash_extended(coalesce(user_id, project_id),
  uuid_hash_extended(project_id, 0)))`;

/** The limit has each cover looked up, however few uploads there are. */
const coverRows = sql`unnest(page.covers || changed.covers) as shown (path),
  lateral (select xmin from uploads where uploads.path = shown.path limit 1) as cover`;

/**
 * What a reader's cards of some projects change with, each table read once for all of them: to begin
 * a look-up costs more than what few projects have.
 */
export const versionsOfCards = (cards: Projects, readerId: string) => sql<string>`(
  select concat(page.versions, '/', team.tally, '/', waiting.tally, '/', changed.versions, '/',
    (select ${tally} from vacancies
      where project_id = any(page.ids) and removed_at is null and closed_at is null), '/',
    ${digestOf(
      sql`users where id = any(page.owners)`,
      coverRows,
      sql`users where id = any(team.people || waiting.people)
        and (suspended_at is not null or hidden_at is not null)`,
      sql`blocks where blocker_id = ${readerId} and blocked_id = any(waiting.people)`,
      sql`blocks where blocked_id = ${readerId} and blocker_id = any(waiting.people)`,
    )})
  from (
    select array_agg(id) as ids, array_agg(owner_id) as owners, array_agg(cover_image) as covers,
      array_agg(id) filter (where owner_id = ${readerId}) as own,
      array_agg(id) filter (where owner_id = ${readerId} or approved_at is null) as unsettled,
      sum(hashtextextended(xmin::text, 0)) as versions
    from ${cards
      .clearSelect()
      .select([
        'projects.id',
        'owner_id',
        'cover_image',
        'approved_at',
        sql`projects.xmin`.as('xmin'),
      ])} as cards
  ) as page,
  lateral (
    select array_agg(user_id) as people, ${tallyOfPeople} as tally
    from participants where project_id = any(page.ids) and state = 'member'
  ) as team,
  lateral (
    select array_agg(user_id) as people, ${tallyOfPeople} as tally
    from applications where project_id = any(page.own) and status = 'Pending'
  ) as waiting,
  lateral (
    select array_agg(new_value #>> '{}') filter (where field = 'coverImage') as covers,
      sum(hashtextextended(xmin::text, 0)) as versions
    from (
      select xmin, field, new_value from changes
      where subject_type = 'project' and subject_id = any(page.unsettled) and submission_id is null
      union all
      select xmin, field, new_value from changes
      where submission_id = any(array(
        select id from submissions where subject_type = 'project'
          and subject_id = any(page.unsettled) and status in ('Pending', 'In_review')))
    ) as undecided
  ) as changed
)`;
