import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { people as ru } from './ru/people.ts';

export const peopleTexts: Catalogue<typeof ru> = inLocale('people', ru);
