import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { checkIns as ru } from '#src/texts/ru/team/check-ins.ts';

export const checkInTexts: Catalogue<typeof ru> = inLocale('checkIns', ru);
