import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { common as ru } from './ru/common.ts';

export const texts: Catalogue<typeof ru> = inLocale('common', ru);
