import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { figures as ru } from '#src/texts/ru/team/analytics.ts';

export const figureTexts: Catalogue<typeof ru> = inLocale('figures', ru);
