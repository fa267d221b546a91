import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { moderation as ru } from './ru/moderation.ts';

export const moderationTexts: Catalogue<typeof ru> = inLocale('moderation', ru);
