import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { lost as ru } from './ru/lost.ts';

/** Texts for who came to where nothing is. */
export const lostTexts: Catalogue<typeof ru> = inLocale('lost', ru);
