import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { uploads as ru } from '#src/texts/ru/app/uploads.ts';

export const uploadTexts: Catalogue<typeof ru> = inLocale('uploads', ru);
