import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { sanctions as ru } from '#src/texts/ru/moderation/sanctions.ts';

/** Texts of what moderators decided against a person or a project, and of appeals against it. */
export const sanctionTexts: Catalogue<typeof ru> = inLocale('sanctions', ru);
