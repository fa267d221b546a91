import { firstScreen } from '@kollab/contract';
import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '#src/platform/database/schema.ts';
import { areUnblocked, isVisibleTo } from '#src/people/visibility/visibility.sql.ts';
import { isAsked, isOpen, isWorkedOn } from '#src/work/check-ins/check-ins.sql.ts';
import { isAnswerable, isPairOver, pairOf, type PairOfRow } from '#src/work/access/pairs.sql.ts';
import { ownProjectName } from '#src/work/access/project-name.sql.ts';
import { stateOfCall } from '#src/discovery/matching/calls.sql.ts';

const most = firstScreen.waiting;

/** Of nobody suspended; two who apply together wait as one. */
const isWaiting = sql<SqlBool>`(applicant.suspended_at is null and ${isAnswerable})`;

const pair = sql<PairOfRow | null>`${pairOf}`;

export const listApplications = (db: Db, ownerId: string) =>
  db
    .selectFrom('projects')
    .innerJoin('applications', 'applications.project_id', 'projects.id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .where('projects.owner_id', '=', ownerId)
    .where('projects.deleted_at', 'is', null)
    // A literal, so that the partial index applies.
    .where('applications.status', '=', sql.lit('Pending'))
    .where(isWaiting)
    .where(isVisibleTo('applicant', ownerId))
    .select([
      'applications.project_id',
      'applications.vacancy_id',
      'applications.cover_letter',
      'applications.is_first_choice',
      'applications.created_at',
      ownProjectName().as('project_title'),
      'vacancies.title as vacancy_title',
      'vacancies.tags as wanted_tags',
      'applicant.tags as applicant_tags',
      'applicant.telegram_id',
      'applicant.first_name as firstName',
      'applicant.last_name as lastName',
      'applicant.photo',
      'applicant.status_short',
      'applicant.approved_at',
      pair.as('pair'),
      sql<number>`count(*) over ()`.as('of_all'),
      sql<boolean>`min(applications.project_id::text) over ()
        = max(applications.project_id::text) over ()`.as('are_to_one'),
    ])
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .limit(most)
    .execute();

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number];

const requestsTo = (db: Db, userId: string) =>
  db
    .selectFrom('contact_requests')
    .innerJoin('users as asking', 'asking.id', 'contact_requests.from_id')
    .where('contact_requests.to_id', '=', userId)
    .where('contact_requests.state', '=', sql.lit('pending'))
    .where('asking.suspended_at', 'is', null)
    .where(isVisibleTo('asking', userId))
    .select([
      'contact_requests.id',
      'contact_requests.text',
      'contact_requests.created_at',
      'asking.telegram_id',
      'asking.first_name as firstName',
      'asking.last_name as lastName',
      'asking.photo',
      'asking.status_short',
      'asking.approved_at',
    ])
    .orderBy('contact_requests.created_at')
    .orderBy('contact_requests.id')
    .limit(most);

const monthOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Moscow', 'YYYY-MM')`;

const confirmationsOf = (db: Db, ownerId: string, since: Date) =>
  db
    .selectFrom('projects')
    .innerJoin('confirmations', 'confirmations.project_id', 'projects.id')
    .innerJoin('users as person', 'person.id', 'confirmations.user_id')
    .where('projects.owner_id', '=', ownerId)
    .where('projects.deleted_at', 'is', null)
    .where('confirmations.user_id', '<>', ownerId)
    .where('confirmations.state', '=', sql.lit('open'))
    .where('confirmations.created_at', '>', since)
    .where('person.suspended_at', 'is', null)
    .where(isVisibleTo('person', ownerId))
    .select([
      'confirmations.id',
      'confirmations.role',
      'confirmations.created_at',
      monthOf('confirmations.joined_at').as('since'),
      monthOf('confirmations.ended_at').as('until'),
      'projects.id as project_id',
      'projects.name as project_title',
      'person.telegram_id',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.photo',
    ])
    .orderBy('confirmations.created_at')
    .orderBy('confirmations.id')
    .limit(most);

const isStillOpen = sql<SqlBool>`not ${isPairOver}`;

const pairsTo = (db: Db, userId: string) =>
  db
    .selectFrom('pairs')
    .innerJoin('projects', 'projects.id', 'pairs.project_id')
    .innerJoin('vacancies', 'vacancies.id', 'pairs.vacancy_id')
    .innerJoin('users as inviter', 'inviter.id', 'pairs.inviter_id')
    .innerJoin('users as invitee', 'invitee.id', 'pairs.invitee_id')
    .where('pairs.invitee_id', '=', userId)
    .where('pairs.state', '=', sql.lit('invited'))
    .where(isStillOpen)
    .select([
      'pairs.id',
      'pairs.project_id',
      'pairs.vacancy_id',
      'pairs.may_part',
      'pairs.created_at',
      'projects.name as project_title',
      'vacancies.title as vacancy_title',
      'inviter.telegram_id',
      'inviter.first_name as firstName',
      'inviter.last_name as lastName',
      'inviter.photo',
    ])
    .orderBy('pairs.created_at')
    .orderBy('pairs.id')
    .limit(most);

const openOf = (db: Db, userId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .where('applications.user_id', '=', userId)
    .where('applications.status', '=', sql.lit('Pending'))
    .select([
      'vacancies.title as vacancy_title',
      'applications.created_at',
      sql<number>`count(*) over ()`.as('of_all'),
    ])
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .limit(1);

export const listFromPeople = (db: Db, userId: string, since: Date) =>
  db
    .selectNoFrom([
      jsonArrayFrom(requestsTo(db, userId)).as('requests'),
      jsonArrayFrom(confirmationsOf(db, userId, since)).as('confirmations'),
      jsonArrayFrom(pairsTo(db, userId)).as('pairs'),
      jsonObjectFrom(openOf(db, userId)).as('open'),
    ])
    .executeTakeFirstOrThrow();

type FromPeople = Awaited<ReturnType<typeof listFromPeople>>;
export type RequestRow = FromPeople['requests'][number];
export type ConfirmationRow = FromPeople['confirmations'][number];
export type PairRow = FromPeople['pairs'][number];
export type OpenRow = FromPeople['open'];

export const listCalls = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('calls_to_apply as calls')
    .innerJoin('projects', 'projects.id', 'calls.project_id')
    .innerJoin('vacancies', 'vacancies.id', 'calls.vacancy_id')
    .innerJoin('users as owner', 'owner.id', 'calls.owner_id')
    .innerJoin('users as person', 'person.id', 'calls.user_id')
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .where('calls.user_id', '=', userId)
    .where('calls.created_at', '>', since)
    .where(sql<SqlBool>`${stateOfCall} = 'open'`)
    .where('owner.is_visible', '=', sql.lit(true))
    .where(areUnblocked(sql.ref('owner.id'), sql.ref('person.id')))
    .select([
      'calls.project_id',
      'calls.vacancy_id',
      'calls.created_at',
      'projects.name as project_title',
      'projects.cover_image',
      'cover.palette',
      'vacancies.title as vacancy_title',
      'vacancies.tags as wanted_tags',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
      'person.tags as own_tags',
      'person.approved_at',
    ])
    .orderBy('calls.created_at')
    .orderBy('calls.id')
    .limit(most)
    .execute();

export const listMeetings = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('participants')
    .innerJoin('meetings', 'meetings.project_id', 'participants.project_id')
    .innerJoin('projects', 'projects.id', 'meetings.project_id')
    .where('participants.user_id', '=', userId)
    .where('participants.state', '=', sql.lit('member'))
    .where('meetings.state', '=', sql.lit('open'))
    .where('meetings.closes_at', '>', now)
    .where('projects.archived_at', 'is', null)
    .where('projects.deleted_at', 'is', null)
    .where(sql<SqlBool>`not exists (select from meeting_answers as own
      where own.meeting_id = meetings.id and own.user_id = ${userId})`)
    .select(['meetings.project_id', 'meetings.created_at', 'projects.name as project_title'])
    .orderBy('meetings.created_at')
    .orderBy('meetings.id')
    .limit(most)
    .execute();

export type MeetingRow = Awaited<ReturnType<typeof listMeetings>>[number];

const isJoined = (since: Date) => sql<boolean>`(participants.joined_at > ${since}
  and owner.id <> users.id and owner.is_visible and projects.deleted_at is null
  and projects.archived_at is null)`;

const isAskedOf = sql<boolean>`(check_ins.id is not null and ${isOpen} and ${isAsked})`;

/** Whether nobody says how it goes in a project of their own, so that they are asked whether it does. */
const isDoubted = sql<boolean>`(plans.doubted_at is not null and plans.day is not null
  and projects.owner_id = users.id and ${isWorkedOn})`;

export const listTeams = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.user_id')
    .innerJoin('projects', 'projects.id', 'participants.project_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('vacancies', 'vacancies.id', 'participants.vacancy_id')
    .leftJoin('check_in_plans as plans', 'plans.project_id', 'projects.id')
    .leftJoin('check_ins', (join) =>
      join
        .onRef('check_ins.project_id', '=', 'plans.project_id')
        .onRef('check_ins.user_id', '=', 'users.id')
        .onRef('check_ins.week', '=', 'plans.week')
        .on('check_ins.answer', 'is', null),
    )
    .where('participants.user_id', '=', userId)
    .where('participants.state', '=', sql.lit('member'))
    .where((eb) => eb.or([isJoined(since), isAskedOf, isDoubted]))
    .select([
      'participants.project_id',
      sql<Date>`participants.joined_at`.as('joined_at'),
      'projects.name as project_title',
      'projects.cover_image',
      sql<string[] | null>`(select palette from uploads where path = projects.cover_image)`.as(
        'palette',
      ),
      'vacancies.title as vacancy_title',
      isJoined(since).as('is_joined'),
      sql<string | null>`case when ${isAskedOf} then check_ins.id end`.as('check_in_id'),
      'check_ins.asked_at',
      sql<Date | null>`case when ${isDoubted} then plans.doubted_at end`.as('doubted_at'),
    ])
    .orderBy('participants.joined_at', 'desc')
    .orderBy('participants.id')
    .limit(most + firstScreen.joined)
    .execute();

export type TeamRow = Awaited<ReturnType<typeof listTeams>>[number];

export type CallRow = Awaited<ReturnType<typeof listCalls>>[number];
