import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { lost as ru } from '#src/texts/ru/app/lost.ts';

export const lostTexts: Catalogue<typeof ru> = inLocale('lost', ru);
