import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import { inLocale } from '#src/texts/locale.ts';
import { meeting as ru } from '#src/texts/ru/team/meeting.ts';

export const meetingTexts: Catalogue<typeof ru> = inLocale('meeting', ru);
