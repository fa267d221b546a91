import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { sanctions as ru } from '#src/texts/ru/moderation/sanctions.ts';

export const sanctionTexts: Catalogue<typeof ru> = inLocale('sanctions', ru);
