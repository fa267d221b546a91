import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { profile as ru } from './ru/profile.ts';

export const profileTexts: Catalogue<typeof ru> = inLocale('profile', ru);
