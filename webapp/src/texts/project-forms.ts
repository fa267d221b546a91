import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { projectForms as ru } from './ru/project-forms.ts';

/** Texts of the forms that make a project. */
export const projectFormTexts: Catalogue<typeof ru> = inLocale('projectForms', ru);
