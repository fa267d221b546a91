import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, ParticipantsTable, Trx } from '#src/platform/database/schema.ts';
import { participantsOf } from './participants.sql.ts';

export type PlaceRow = Selectable<ParticipantsTable>;

interface PlaceRef {
  projectId: string;
  userId: string;
}

const placeOf = (db: Db, { projectId, userId }: PlaceRef) =>
  db
    .selectFrom('participants')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId);

/** The team of one project as `participantsOf` has it. */
export async function listParticipants(db: Db, projectId: string, readerId: string) {
  const row = await db
    .selectFrom('projects')
    .where('projects.id', '=', projectId)
    .select((eb) => participantsOf(eb, readerId))
    .executeTakeFirst();
  return row?.participants ?? [];
}

/** A person's place in a team, whatever became of it. */
export const findPlace = (db: Db, place: PlaceRef): Promise<PlaceRow | undefined> =>
  placeOf(db, place).executeTakeFirst();

export const lockPlace = (trx: Trx, place: PlaceRef): Promise<PlaceRow | undefined> =>
  placeOf(trx, place).forUpdate().executeTakeFirst();

/** How many a team has, with those invited. */
export async function countPlaces(trx: Trx, projectId: string) {
  const { count } = await trx
    .selectFrom('participants')
    .where('project_id', '=', projectId)
    .where('state', 'in', ['member', 'invited'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertGuest(
  trx: Trx,
  { projectId, name, at }: { projectId: string; name: string; at: Date },
) {
  await trx
    .insertInto('participants')
    .values({
      id: uuid(),
      project_id: projectId,
      name,
      state: 'member',
      created_at: at,
      joined_at: at,
    })
    .execute();
}

/** Gives a person their place: a member's keeps its id, an invitation is a new one unless renewed. */
export function upsertPlace(
  trx: Trx,
  {
    projectId,
    userId,
    state,
    at,
    isRenewed,
  }: PlaceRef & { state: 'member' | 'invited'; at: Date; isRenewed?: boolean },
): Promise<PlaceRow> {
  const id = uuid();
  const joinedAt = state === 'member' ? at : null;
  return trx
    .insertInto('participants')
    .values({
      id,
      project_id: projectId,
      user_id: userId,
      state,
      created_at: at,
      joined_at: joinedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'user_id'])
        .where('user_id', 'is not', null)
        .doUpdateSet({
          state,
          joined_at: joinedAt,
          ...(state === 'invited' && !isRenewed && { id, created_at: at }),
        }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Everyone who has been invited and has not answered. */
export function listInvited(trx: Trx, projectId: string) {
  return trx
    .selectFrom('participants')
    .where('project_id', '=', projectId)
    .where('state', '=', 'invited')
    .select(['id', 'user_id'])
    .orderBy('id')
    .execute();
}
