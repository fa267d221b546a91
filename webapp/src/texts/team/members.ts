import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { members as ru } from '#src/texts/ru/team/members.ts';

export const memberTexts: Catalogue<typeof ru> = inLocale('members', ru);
