import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { projectForms as ru } from './ru/project-forms.ts';

export const projectFormTexts: Catalogue<typeof ru> = inLocale('projectForms', ru);
