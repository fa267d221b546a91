import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { figures as ru } from '#src/texts/ru/team/analytics.ts';

/** Texts of the figures of an own project. */
export const figureTexts: Catalogue<typeof ru> = inLocale('figures', ru);
