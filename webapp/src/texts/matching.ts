import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { matching as ru } from './ru/matching.ts';

export const matchingTexts: Catalogue<typeof ru> = inLocale('matching', ru);
