import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { saved as ru } from './ru/saved.ts';

export const savedTexts: Catalogue<typeof ru> = inLocale('saved', ru);
