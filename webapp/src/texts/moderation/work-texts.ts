import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { workTexts as ru } from '#src/texts/ru/moderation/work-texts.ts';

export const workTextTexts: Catalogue<typeof ru> = inLocale('workTexts', ru);
