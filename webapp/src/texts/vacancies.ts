import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { vacancies as ru } from './ru/vacancies.ts';

export const vacancyTexts: Catalogue<typeof ru> = inLocale('vacancies', ru);
