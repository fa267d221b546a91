import type { RoomProblem } from '@kollab/contract';
import type { Generated } from 'kysely';

interface RoomsTable {
  project_id: string;
  chat_id: number;
  title: string;
  /** The link on which the bot lets members in; null while it cannot. */
  invite_link: string | null;
  problem: RoomProblem | null;
  linked_at: Date;
}

interface RoomOffersTable {
  project_id: string;
  token_hash: string;
  owner_id: string;
  expires_at: Date;
  chat_id: number | null;
}

/** Links of rooms that were, until Telegram revokes them. */
interface FormerRoomLinksTable {
  invite_link: string;
  chat_id: number;
  due_at: Generated<Date>;
}

export interface RoomTables {
  rooms: RoomsTable;
  room_offers: RoomOffersTable;
  former_room_links: FormerRoomLinksTable;
}
