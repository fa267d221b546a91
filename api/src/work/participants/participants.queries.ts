import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, ParticipantsTable, Trx } from '#src/platform/database/schema.ts';
import { participantsOf } from './participants.sql.ts';

export type PlaceRow = Selectable<ParticipantsTable>;

interface PlaceRef {
  projectId: string;
  userId: string;
}

const placeOf = (db: Db, { projectId, userId }: PlaceRef) =>
  db.selectFrom('participants').where('project_id', '=', projectId).where('user_id', '=', userId);

export async function listParticipants(db: Db, projectId: string, readerId: string) {
  const row = await db
    .selectFrom('projects')
    .where('projects.id', '=', projectId)
    .select((eb) => participantsOf(eb, readerId))
    .executeTakeFirst();
  return row?.participants ?? [];
}

export const findPlace = (db: Db, place: PlaceRef): Promise<PlaceRow | undefined> =>
  placeOf(db, place).selectAll().executeTakeFirst();

export const lockPlace = (trx: Trx, place: PlaceRef): Promise<PlaceRow | undefined> =>
  placeOf(trx, place).selectAll().forUpdate().executeTakeFirst();

const placesTaken = (db: Db, projectId: string) =>
  db
    .selectFrom('participants')
    .where('project_id', '=', projectId)
    .where('state', 'in', sql<never>`('member', 'invited')`)
    .select((eb) => eb.fn.countAll<number>().as('taken'));

export async function listOthers(trx: Trx, projectId: string, ownerId: string) {
  const members = trx
    .selectFrom('participants')
    .where('project_id', '=', projectId)
    .where('state', '=', 'member')
    .where('user_id', 'is not', null)
    .where('user_id', '!=', ownerId)
    .select('user_id')
    .$narrowType<{ user_id: string }>();
  return (await members.execute()).map(({ user_id: id }) => id);
}

/** Those invited count too. */
export const countPlaces = async (trx: Trx, projectId: string) =>
  (await placesTaken(trx, projectId).executeTakeFirstOrThrow()).taken;

export const lockSeat = (trx: Trx, place: PlaceRef) =>
  trx
    .selectFrom('projects')
    .leftJoinLateral(placeOf(trx, place).select(['id', 'state']).forUpdate().as('place'), (join) =>
      join.onTrue(),
    )
    .where('projects.id', '=', place.projectId)
    .select(['place.id', 'place.state'])
    .select((eb) => eb.fn.coalesce(placesTaken(trx, place.projectId), eb.lit(0)).as('taken'))
    .executeTakeFirst();

export type Seat = NonNullable<Awaited<ReturnType<typeof lockSeat>>>;

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

interface Place extends PlaceRef {
  state: 'member' | 'invited';
  vacancyId?: string | null;
  at: Date;
  isRenewed?: boolean;
}

/** Gives a person their place: a member's keeps its id, an invitation is a new one unless renewed. */
export function upsertPlace(trx: Trx, place: Place) {
  const { projectId, userId, state, at, vacancyId = null, isRenewed } = place;
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
      vacancy_id: vacancyId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'user_id'])
        .where('user_id', 'is not', null)
        .doUpdateSet({
          state,
          joined_at: joinedAt,
          vacancy_id: vacancyId,
          offer: null,
          offered_at: null,
          ...(state === 'invited' && !isRenewed && { id, created_at: at }),
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function listInvited(trx: Trx, projectId: string) {
  return trx
    .selectFrom('participants')
    .where('project_id', '=', projectId)
    .where('state', '=', 'invited')
    .select(['id', 'user_id'])
    .orderBy('id')
    .execute();
}
