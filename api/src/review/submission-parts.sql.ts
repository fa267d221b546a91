import { limits } from '@kollab/contract';
import { expressionBuilder, type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database, SubjectType } from '#src/platform/database/schema.ts';

type Submissions = ExpressionBuilder<Database, 'submissions'>;

/** What its owner has changed of a subject and nobody has decided on: a newer draft hides what is submitted. */
export const undecidedOf = (type: SubjectType, subjectId: RawBuilder<string>) =>
  expressionBuilder<Database>()
    .selectFrom('changes')
    .where('changes.subject_type', '=', sql.lit(type))
    .where('changes.subject_id', '=', subjectId)
    .where((eb) =>
      eb.or([
        eb('changes.submission_id', 'is', null),
        eb(
          'changes.submission_id',
          '=',
          eb
            .selectFrom('submissions as open')
            .where('open.subject_type', '=', sql.lit(type))
            .where('open.subject_id', '=', subjectId)
            .where('open.status', 'in', sql<never>`('Pending', 'In_review')`)
            .select('open.id'),
        ),
      ]),
    )
    .distinctOn('changes.field')
    .select(['changes.field', 'changes.old_value', 'changes.new_value', 'changes.created_at'])
    .select((eb) => eb('changes.submission_id', 'is not', null).as('is_submitted'))
    .orderBy('changes.field')
    .orderBy('changes.submission_id', (order) => order.desc().nullsFirst());

export const changesOf = (eb: Submissions) =>
  jsonArrayFrom(
    eb
      .selectFrom('changes')
      .whereRef('changes.submission_id', '=', 'submissions.id')
      .orderBy('changes.id')
      .select(['field', 'old_value', 'new_value', 'rejection']),
  ).as('changes');

const personOf = (eb: Submissions, column: 'claimed_by' | 'decided_by') =>
  jsonObjectFrom(
    eb
      .selectFrom('users as people')
      .whereRef('people.id', '=', `submissions.${column}`)
      .select(['telegram_id', 'first_name as firstName', 'last_name as lastName']),
  );

export const claimerOf = (eb: Submissions) => personOf(eb, 'claimed_by').as('claimer');

export const deciderOf = (eb: Submissions) => personOf(eb, 'decided_by').as('decider');

export const wasRejected = sql<boolean>`exists (
  select from submissions as earlier
  where earlier.subject_type = submissions.subject_type
    and earlier.subject_id = submissions.subject_id and earlier.status = 'Rejected')`.as(
  'was_rejected',
);

/** Whether a moderator is there who neither rejected this nor submitted it nor owns it. */
const othersMayDecide = sql<boolean>`exists (
  select from users as other where other.role = 'moderator' and other.suspended_at is null
    and other.id <> rejected.decided_by
    and other.id <> coalesce(
      (select owner_id from projects where projects.id = submissions.subject_id),
      submissions.subject_id)
    and not exists (select from moderation_events as event
      where event.subject_type = submissions.subject_type
        and event.subject_id = submissions.subject_id
        and event.submission_id = submissions.id
        and event.kind in ('submitted', 'appealed') and event.actor_id = other.id)
)`;

export const appealedOf = (eb: Submissions) =>
  jsonObjectFrom(
    eb
      .selectFrom('submissions as rejected')
      .innerJoin('users as rejecter', 'rejecter.id', 'rejected.decided_by')
      .whereRef('rejected.id', '=', 'submissions.appeal_of')
      .select([
        'rejected.reason',
        'rejected.decided_by',
        'rejected.decided_at',
        'rejecter.first_name as firstName',
        'rejecter.last_name as lastName',
        othersMayDecide.as('others_may_decide'),
      ]),
  ).as('appealed');

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

/** The newest steps of a subject's way, oldest first, as a part of a query. */
export const eventsOf = (type: SubjectType, id: RawBuilder<string>) =>
  jsonArrayFrom(
    expressionBuilder<Database>()
      .selectFrom((eb) =>
        eb
          .selectFrom('moderation_events')
          .where('subject_type', '=', sql.lit(type))
          .where('subject_id', '=', id)
          .select(['id', 'kind', 'version', 'reason', 'created_at'])
          .orderBy('id', 'desc')
          .limit(sql.lit(limits.historyEvents))
          .as('newest'),
      )
      .select(['kind', 'version', 'reason', 'created_at'])
      .orderBy('newest.id'),
  );

export const waitingOf = (type: SubjectType, id: RawBuilder<string>) =>
  jsonArrayFrom(
    expressionBuilder<Database>()
      .selectFrom('submissions as open')
      .innerJoin('changes', 'changes.submission_id', 'open.id')
      .where('open.subject_type', '=', sql.lit(type))
      .where('open.subject_id', '=', id)
      .where('open.status', 'in', sql<never>`('Pending', 'In_review')`)
      .select(['changes.field', 'changes.old_value', 'changes.new_value'])
      .orderBy('changes.id'),
  );
