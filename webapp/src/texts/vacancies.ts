import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { vacancies as ru } from './ru/vacancies.ts';

/** Texts of the lists of vacancies and projects. */
export const vacancyTexts: Catalogue<typeof ru> = inLocale('vacancies', ru);
