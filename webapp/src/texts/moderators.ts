import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { moderators as ru } from './ru/moderators.ts';

export const moderatorTexts: Catalogue<typeof ru> = inLocale('moderators', ru);
