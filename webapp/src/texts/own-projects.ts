import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { ownProjects as ru } from './ru/own-projects.ts';

export const ownProjectTexts: Catalogue<typeof ru> = inLocale('ownProjects', ru);
