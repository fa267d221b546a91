import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';
import { areUnblocked, isThereOrGone, isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

const asking = (db: Db, userId: string) =>
  db
    .selectFrom('participants')
    .innerJoin('projects', 'projects.id', 'participants.project_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .where('participants.user_id', '=', userId)
    .where('owner.suspended_at', 'is', null)
    .where(isVisibleTo('owner', userId))
    .select([
      'participants.id',
      'participants.project_id',
      'projects.cover_image',
      'cover.palette',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
    ])
    .select((eb) => projectNameOf(eb).as('project_title'));

export const listHandOvers = (db: Db, userId: string) =>
  asking(db, userId)
    .where('participants.offer', '=', sql.lit('open'))
    .select(sql<Date>`participants.offered_at`.as('created_at'))
    .execute();

export function listInvitations(
  db: Db,
  userId: string,
  { limit, after }: { limit: number; after: Position | undefined },
) {
  return asking(db, userId)
    .where('participants.state', '=', sql.lit('invited'))
    .where('projects.is_public', '=', sql.lit(true))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(participants.created_at, participants.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select(['participants.created_at', sql<string>`participants.created_at::text`.as('position')])
    .orderBy('participants.created_at', 'desc')
    .orderBy('participants.id', 'desc')
    .limit(limit)
    .execute();
}

export function listInvitationFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('participants')
    .innerJoin('projects', 'projects.id', 'participants.project_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .where('participants.id', 'in', ids)
    .where(isThereOrGone('owner'))
    .where(areUnblocked(sql.ref('owner.id'), sql.ref('participants.user_id')))
    .select([
      'participants.id',
      'participants.project_id',
      'participants.state',
      'participants.offer',
      'projects.deleted_at as project_deleted_at',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
    ])
    .select((eb) => projectNameOf(eb).as('project_name'))
    .execute();
}

export type InvitationFacts = Awaited<ReturnType<typeof listInvitationFacts>>[number];
