import { limits, type ProjectWork } from '@kollab/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import type { Viewer } from '#src/people/visibility/visibility.service.ts';
import { areUnblocked, isThereOrGone, isUnblocked } from '#src/people/visibility/visibility.sql.ts';

const month = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Moscow', 'YYYY-MM')`;

const stay = [
  'confirmations.id',
  'confirmations.role',
  'confirmations.user_id',
  'confirmations.is_hidden',
  'projects.owner_id',
] as const;

const isOf = (column: string, { id }: Viewer) =>
  sql<SqlBool>`${sql.ref(column)} is not distinct from ${id ?? null}::uuid`;

const isTextShown = sql<SqlBool>`(said.state = 'Approved' and author.is_visible)`;

/** Whether an owner reads what they said themselves: before it is approved, nobody who owns the project later does. */
const isOwn = (viewer: Viewer) =>
  sql<SqlBool>`(${isOf('projects.owner_id', viewer)} and ${isOf('said.author_id', viewer)})`;

const selectStays = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('confirmations')
    .leftJoin('confirmation_texts as said', 'said.confirmation_id', 'confirmations.id')
    .leftJoin('users as author', 'author.id', 'said.author_id')
    .innerJoin('projects', 'projects.id', 'confirmations.project_id')
    .where('projects.deleted_at', 'is', null)
    .select(stay)
    .select([
      month('confirmations.joined_at').as('since'),
      month('confirmations.ended_at').as('until'),
      sql<string>`case when ${isTextShown} or ${isOwn(viewer)}
        then coalesce(said.text, '') else '' end`.as('text'),
      sql<ProjectWork['textState']>`case when ${isOwn(viewer)}
        then nullif(said.state, 'Withdrawn') end`.as('text_state'),
    ]);

const isOwnerSeen = ({ id, isModerator }: Viewer) =>
  isModerator
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(owner.is_visible and ${isUnblocked(sql.ref('owner.id'), id)})`;

/**
 * What was confirmed of a person as a viewer sees it, newest first: of projects whose owner they see. The
 * person sees all of it. What is archived has a name still, but leads nowhere.
 */
export const listOfPerson = (db: Db, userId: string, viewer: Viewer) =>
  selectStays(db, viewer)
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .where('confirmations.user_id', '=', userId)
    .where('confirmations.state', '=', sql.lit('confirmed'))
    .$if(viewer.id !== userId, (query) =>
      query.where('confirmations.is_hidden', '=', sql.lit(false)).where(isOwnerSeen(viewer)),
    )
    .select([
      'projects.id as project_id',
      'projects.name as project_name',
      'projects.cover_image',
      'cover.palette',
      sql<boolean>`(${isOf('projects.owner_id', viewer)}
        or (projects.is_public and ${isOwnerSeen(viewer)}))`.as('is_linked'),
    ])
    .orderBy('confirmations.ended_at', 'desc')
    .orderBy('confirmations.id', 'desc')
    .limit(limits.confirmedShown)
    .execute();

export type PersonsRow = Awaited<ReturnType<typeof listOfPerson>>[number];

/**
 * Who did what in a project that a viewer sees: confirmed of people whom they see; for its owner what they
 * may decide on too, which comes first.
 */
export const listOfProject = (db: Db, projectId: string, viewer: Viewer) =>
  selectStays(db, viewer)
    .innerJoin('users as person', 'person.id', 'confirmations.user_id')
    .where('projects.id', '=', projectId)
    .where('person.is_visible', '=', sql.lit(true))
    .where(isUnblocked(sql.ref('person.id'), viewer.id))
    .$if(viewer.id === undefined, (query) => query.where('person.approved_at', 'is not', null))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('confirmations.state', '=', sql.lit('confirmed')),
          eb.or([
            eb('confirmations.is_hidden', '=', sql.lit(false)),
            isOf('confirmations.user_id', viewer),
            isOf('projects.owner_id', viewer),
          ]),
        ]),
        eb.and([
          eb('confirmations.state', 'in', sql<never>`('open', 'declined')`),
          isOf('projects.owner_id', viewer),
          eb('confirmations.user_id', '<>', eb.ref('projects.owner_id')),
        ]),
      ]),
    )
    .select([
      'confirmations.state',
      'person.telegram_id',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.photo',
    ])
    .orderBy(sql`confirmations.state = 'open'`, 'desc')
    .orderBy('confirmations.ended_at', 'desc')
    .orderBy('confirmations.id', 'desc')
    .limit(limits.projectWorkShown)
    .$narrowType<{ state: ProjectWork['state'] }>()
    .execute();

export type ProjectsRow = Awaited<ReturnType<typeof listOfProject>>[number];

export const listConfirmationFacts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('confirmations')
    .innerJoin('projects', 'projects.id', 'confirmations.project_id')
    .innerJoin('users as person', 'person.id', 'confirmations.user_id')
    .where('confirmations.id', 'in', ids)
    .where(isThereOrGone('person'))
    .where(areUnblocked(sql.ref('person.id'), sql.ref('projects.owner_id')))
    .select(stay)
    .select([
      month('confirmations.joined_at').as('since'),
      month('confirmations.ended_at').as('until'),
      'confirmations.state',
      'projects.id as project_id',
      'projects.name as project_name',
      'projects.deleted_at as project_deleted_at',
      'person.telegram_id',
      'person.first_name as firstName',
      'person.last_name as lastName',
    ])
    .execute();

export type ConfirmationFacts = Awaited<ReturnType<typeof listConfirmationFacts>>[number];
