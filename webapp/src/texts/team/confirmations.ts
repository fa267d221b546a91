import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { confirmations as ru } from '#src/texts/ru/team/confirmations.ts';

export const confirmationTexts: Catalogue<typeof ru> = inLocale('confirmations', ru);
