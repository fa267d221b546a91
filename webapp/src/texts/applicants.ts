import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { applicants as ru } from './ru/applicants.ts';

/** Texts of who applied to a project, as its owner chooses among them. */
export const applicantTexts: Catalogue<typeof ru> = inLocale('applicants', ru);
