import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { room as ru } from './ru/room.ts';

/** Texts of the chat of a team. */
export const roomTexts: Catalogue<typeof ru> = inLocale('room', ru);
