import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '#src/platform/database/schema.ts';
import { languageOf } from '#src/people/settings/language.sql.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';
import type { RoomTables } from '#src/platform/database/tables/rooms.ts';

export type RoomRow = Selectable<RoomTables['rooms']>;
type Offer = Selectable<RoomTables['room_offers']>;

export const findRoom = (db: Db, projectId: string): Promise<RoomRow | undefined> =>
  db.selectFrom('rooms').where('project_id', '=', projectId).selectAll().executeTakeFirst();

export const findRoomIn = (db: Db, chatId: number): Promise<RoomRow | undefined> =>
  db.selectFrom('rooms').where('chat_id', '=', chatId).selectAll().executeTakeFirst();

export const findInviteLink = (db: Db, projectId: string) =>
  db
    .selectFrom('rooms')
    .where('project_id', '=', projectId)
    .where('invite_link', 'is not', null)
    .select('invite_link')
    .executeTakeFirst();

export async function deleteRoom(trx: Trx, projectId: string) {
  await trx.deleteFrom('rooms').where('project_id', '=', projectId).execute();
}

/** An offer takes the place of the one before. Answers what its owner reads Kollab in. */
export function upsertOffer(trx: Trx, offer: Omit<Offer, 'chat_id'>) {
  const { project_id: _, ...renewed } = offer;
  return trx
    .insertInto('room_offers')
    .values(offer)
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({ ...renewed, chat_id: null }),
    )
    .returning(languageOf(offer.owner_id).as('language'))
    .executeTakeFirstOrThrow();
}

export const findOffer = (db: Db, tokenHash: string): Promise<Offer | undefined> =>
  db.selectFrom('room_offers').where('token_hash', '=', tokenHash).selectAll().executeTakeFirst();

export const findOfferOwner = (db: Db, tokenHash: string) =>
  db
    .selectFrom('room_offers')
    .innerJoin('users', 'users.id', 'room_offers.owner_id')
    .where('token_hash', '=', tokenHash)
    .select(['chat_id', 'expires_at', 'telegram_id'])
    .executeTakeFirst();

export async function listOfferHashes(db: Db, telegramId: number) {
  const offers = await db
    .selectFrom('room_offers')
    .innerJoin('users', 'users.id', 'room_offers.owner_id')
    .where('telegram_id', '=', telegramId)
    .select('token_hash')
    .execute();
  return offers.map(({ token_hash: hash }) => hash);
}

export async function takeOffer(trx: Trx, projectId: string, chatId: number) {
  await trx
    .updateTable('room_offers')
    .set({ chat_id: chatId })
    .where('project_id', '=', projectId)
    .execute();
}

/** Undefined where the chat is another project's. */
export const insertRoom = (trx: Trx, room: Omit<RoomRow, 'problem'>) =>
  trx
    .insertInto('rooms')
    .values(room)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export async function updateRoom(
  trx: Trx,
  projectId: string,
  values: Partial<Pick<RoomRow, 'chat_id' | 'title' | 'invite_link' | 'problem'>>,
) {
  await trx.updateTable('rooms').set(values).where('project_id', '=', projectId).execute();
}

/** A person's place in the team or on the way to it: whom moderators hid or suspended has none. */
export function findPlace(trx: Trx, projectId: string, telegramId: number) {
  return trx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.user_id')
    .where('participants.project_id', '=', projectId)
    .where('participants.state', 'in', ['member', 'invited'])
    .where('users.telegram_id', '=', telegramId)
    .where('users.is_visible', '=', sql.lit(true))
    .leftJoin('vacancies', 'vacancies.id', 'participants.vacancy_id')
    .select(['participants.state', 'vacancies.title as role'])
    .executeTakeFirst();
}

export interface RoomFacts {
  id: string;
  chat_id: number;
  name: string;
  vacancies: string[];
}

const projectName = projectNameOf(expressionBuilder<Database, 'projects'>());

export async function listRoomFacts(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<RoomFacts>`
    select projects.id, rooms.chat_id, ${projectName} as name, array(
      select title from vacancies
      where project_id = projects.id and closed_at is null and removed_at is null
      order by place
    ) as vacancies
    from rooms join projects on projects.id = rooms.project_id
    where projects.id = any(${projectIds}::uuid[])`.execute(db);
  return rows;
}

export const listFormerLinks = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('former_room_links')
    .where('due_at', '<=', now)
    .select(['invite_link', 'chat_id'])
    .orderBy('due_at')
    .limit(limit)
    .execute();

export async function deleteFormerLinks(db: Db, links: string[]) {
  await db.deleteFrom('former_room_links').where('invite_link', 'in', links).execute();
}

export async function postponeFormerLinks(db: Db, links: string[], until: Date) {
  await db
    .updateTable('former_room_links')
    .set({ due_at: until })
    .where('invite_link', 'in', links)
    .execute();
}

export async function deleteOffers(db: Db, before: Date) {
  await db.deleteFrom('room_offers').where('expires_at', '<', before).execute();
}
