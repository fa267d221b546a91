import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { applications as ru } from './ru/applications.ts';

export const applicationTexts: Catalogue<typeof ru> = inLocale('applications', ru);
