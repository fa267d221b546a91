import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { projects as ru } from './ru/projects.ts';

/** Texts of the carousel, a project and its vacancies. */
export const projectTexts: Catalogue<typeof ru> = inLocale('projects', ru);
