import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { room as ru } from '#src/texts/ru/team/room.ts';

export const roomTexts: Catalogue<typeof ru> = inLocale('room', ru);
