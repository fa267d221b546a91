import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { fields as ru } from '#src/texts/ru/fields.ts';

export const fieldTexts: Catalogue<typeof ru> = inLocale('fields', ru);
