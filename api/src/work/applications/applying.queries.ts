import { limits, serverLimits } from '@kollab/contract';
import { sql } from 'kysely';
import { renewMessages } from '#src/platform/outbox/outbox.service.ts';
import { awayEnd } from '#src/platform/outbox/timing.sql.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { isReachableBy } from '#src/people/visibility/visibility.sql.ts';
import { isMember } from '#src/work/participants/participants.sql.ts';
import { newestOf, openBesides, type Triple } from './applications.queries.ts';

/** How many of one's applications to a vacancy come after the one that has to be a day old. */
const laterOnes = sql.lit(serverLimits.applicationsToOnePerDay - 1);

export const findEligibility = (trx: Trx, triple: Triple) =>
  trx
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .innerJoin('users as applicant', (join) => join.on('applicant.id', '=', triple.userId))
    .leftJoinLateral(newestOf(trx, triple).as('newest'), (join) => join.onTrue())
    .where('projects.id', '=', triple.projectId)
    .select([
      isMember(triple.userId).as('is_member'),
      sql<boolean>`exists (select from pairs where state = 'invited'
        and pairs.vacancy_id = ${triple.vacancyId}
        and ${triple.userId} in (inviter_id, invitee_id))`.as('has_pairs'),
      isReachableBy('owner', triple.userId).as('is_owner_reachable'),
      'applicant.consent_withdrawn_at',
      'projects.name as project_title',
      'projects.cover_image',
      'applicant.telegram_id',
      'applicant.first_name as firstName',
      'applicant.last_name as lastName',
      'applicant.photo',
      'applicant.description',
      'applicant.approved_at',
      'applicant.tags as applicant_tags',
      'newest.status',
      'newest.closed_because',
      'newest.created_at',
      'newest.decided_at',
      'newest.ended_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('applications')
        .where('project_id', '=', triple.projectId)
        .where('vacancy_id', '=', triple.vacancyId)
        .where('user_id', '=', triple.userId)
        .select('applications.created_at')
        .orderBy('applications.created_at', 'desc')
        .offset(laterOnes)
        .limit(sql.lit(1))
        .as('nth_last_at'),
    )
    .executeTakeFirst();

export type Eligibility = NonNullable<Awaited<ReturnType<typeof findEligibility>>>;

export interface NewApplication extends Triple {
  id: string;
  coverLetter: string;
  at: Date;
  pairId?: string;
}

export const [firstReminder] = limits.remindAfterDays;

/** Nobody waits for an owner who is away. */
export const waitsFrom = (projectId: string, at: Date) =>
  sql<Date>`greatest(${at}::timestamptz, (select ${awayEnd('away')} from projects
    join notification_settings as away on away.user_id = projects.owner_id
    where projects.id = ${projectId}))`;

export const renewCallCards = (
  trx: Trx,
  { vacancyId, userId }: Pick<Triple, 'vacancyId' | 'userId'>,
) =>
  renewMessages(
    trx,
    sql`select id from calls_to_apply where user_id = ${userId} and vacancy_id = ${vacancyId}
      union select card_id from people_to_call where vacancy_id = ${vacancyId}`,
  );

/** Answers nothing when the person has an open one already, else how many others they have open. */
export const insertApplication = (
  trx: Trx,
  { id, projectId, vacancyId, userId, coverLetter, at, pairId }: NewApplication,
) =>
  trx
    .insertInto('applications')
    .values({
      id,
      project_id: projectId,
      vacancy_id: vacancyId,
      user_id: userId,
      cover_letter: coverLetter,
      status: 'Pending',
      created_at: at,
      pair_id: pairId ?? null,
      waits_from: waitsFrom(projectId, at),
      remind_at: sql`${waitsFrom(projectId, at)} + make_interval(days => ${firstReminder}::int)`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'vacancy_id', 'user_id'])
        .where('status', 'in', sql<never>`('Pending', 'Accepted')`)
        .where('ended_at', 'is', null)
        .doNothing(),
    )
    .returning([
      'id',
      'project_id',
      'vacancy_id',
      'user_id',
      'cover_letter',
      'status',
      'reason',
      'closed_because',
      'created_at',
      'decided_at',
      openBesides.as('others'),
    ])
    .executeTakeFirst();
