import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { people as ru } from './ru/people.ts';

/** Texts of finding, seeing and following people. */
export const peopleTexts: Catalogue<typeof ru> = inLocale('people', ru);
