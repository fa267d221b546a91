import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { projects as ru } from './ru/projects.ts';

export const projectTexts: Catalogue<typeof ru> = inLocale('projects', ru);
