import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Db } from '#src/platform/database/schema.ts';
import { mayAppealUntil, undecidedOf } from '#src/review/submission-parts.sql.ts';
import { countInSight, isUnblocked, isVisibleTo } from '#src/people/visibility/visibility.sql.ts';
import { participantsOf } from '#src/work/participants/participants.sql.ts';
import { isFilled, placesLeft } from '#src/work/access/places.sql.ts';

type Projects = ExpressionBuilder<Database, 'projects'>;

/**
 * Projects with their owners and the colours of their covers: what every read starts from. The limit
 * has each cover looked up: a plan for a page would rather go through all uploads.
 */
export const selectProjects = (db: Db) =>
  db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('uploads')
          .whereRef('uploads.path', '=', 'projects.cover_image')
          .select('uploads.palette')
          .limit(sql.lit(1))
          .as('cover'),
      (join) => join.onTrue(),
    );

export const cardColumns = [
  'projects.id',
  'projects.owner_id',
  'projects.name',
  'projects.description',
  'projects.stage',
  'projects.cover_image',
  'projects.tags',
  'projects.moderation_status',
  'projects.rejection_reason',
  'projects.is_partly_approved',
  'projects.approved_at',
  'projects.archived_at',
  'projects.paused_at',
  'projects.deleted_at',
  'projects.deleted_by',
  'projects.created_at',
  'owner.telegram_id',
  'owner.first_name as firstName',
  'owner.last_name as lastName',
  'owner.approved_at as owner_approved_at',
  'owner.is_visible as owner_is_visible',
  'cover.palette',
] as const;

const undecided = () =>
  undecidedOf('project', sql.ref('projects.id'))
    .leftJoin('uploads as picture', (join) =>
      join
        .onRef('picture.path', '=', sql<string>`changes.new_value #>> '{}'`)
        .on('changes.field', '=', sql.lit('coverImage')),
    )
    .select('picture.palette');

const pending = () => jsonArrayFrom(undecided()).as('pending');

/**
 * Of a project that was never approved, which has nothing else to show, or is the reader's; [] of
 * others.
 */
export const pendingFor = (readerId: string | undefined) =>
  jsonArrayFrom(
    undecided().where(
      sql<boolean>`(projects.approved_at is null${
        readerId === undefined ? sql`` : sql` or projects.owner_id = ${readerId}`
      })`,
    ),
  ).as('pending');

/** Guests too, but for people out of sight. */
const participantsCount = (eb: Projects) =>
  eb
    .selectFrom((of) =>
      of
        .selectFrom('participants')
        .whereRef('participants.project_id', '=', 'projects.id')
        .where('participants.state', '=', sql.lit('member'))
        .select(sql<string[] | null>`array_agg(user_id)`.as('people'))
        .as('team'),
    )
    .select(countInSight(sql`team.people`).as('n'));

const openVacancies = (eb: Projects) =>
  jsonArrayFrom(
    eb
      .selectFrom('vacancies')
      .whereRef('vacancies.project_id', '=', 'projects.id')
      .where('vacancies.removed_at', 'is', null)
      .where('vacancies.closed_at', 'is', null)
      .select(['title', 'tags'])
      .orderBy('place'),
  );

const applicationsCount = (eb: Projects, readerId: string | undefined) =>
  eb
    .case()
    .when('projects.owner_id', '=', sql<string>`${readerId ?? null}::uuid`)
    .then(
      eb
        .selectFrom('applications')
        .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
        .whereRef('applications.project_id', '=', 'projects.id')
        .where('applications.status', '=', sql.lit('Pending'))
        .where('applicant.suspended_at', 'is', null)
        .where(isVisibleTo('applicant', readerId))
        .select((of) => of.fn.countAll<number>().as('n')),
    )
    .end();

export const countsOf = (eb: Projects, readerId: string | undefined) => [
  participantsCount(eb).as('participants_count'),
  openVacancies(eb).as('open_vacancies'),
  waitingCount(eb, readerId),
];

const waitingCount = (eb: Projects, readerId: string | undefined) =>
  applicationsCount(eb, readerId).as('applications_count');

const appealableOf = () =>
  sql<Date | null>`case when projects.moderation_status = 'Rejected'
    then ${mayAppealUntil('project', sql.ref('projects.id'), sql`now()`)} end`.as(
    'may_appeal_until',
  );

const vacanciesOf = (eb: Projects) =>
  jsonArrayFrom(
    eb
      .selectFrom('vacancies')
      .whereRef('vacancies.project_id', '=', 'projects.id')
      .where('vacancies.removed_at', 'is', null)
      .select(['id', 'title', 'level', 'experience', 'tags', 'tasks', 'requirements', 'conditions'])
      .select(['hours_a_week as hoursAWeek', 'until'])
      .select(sql<boolean>`closed_at is not null`.as('is_closed'))
      .select(['places', placesLeft().as('placesLeft'), isFilled().as('isFilled')])
      .orderBy('place'),
  ).as('vacancies');

const weeksInWork = sql<number | null>`case when projects.began_at is not null then
  floor(greatest(0, extract(epoch from now() - projects.began_at)) / 604800)::int end`.as(
  'weeks_in_work',
);

export const selectDetails = (db: Db, readerId: string | undefined) =>
  selectProjects(db)
    .select(cardColumns)
    .select(['projects.finished_at', weeksInWork])
    .select((eb) => waitingCount(eb, readerId))
    .select(isUnblocked(sql.ref('projects.owner_id'), readerId).as('is_unblocked'))
    .select((eb) => [participantsOf(eb, readerId), vacanciesOf(eb), pending(), appealableOf()]);
