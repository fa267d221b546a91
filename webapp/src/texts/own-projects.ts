import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { ownProjects as ru } from './ru/own-projects.ts';

/** Texts of the screens where one’s projects are made and looked after. */
export const ownProjectTexts: Catalogue<typeof ru> = inLocale('ownProjects', ru);
