import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { common as ru } from './ru/common.ts';

/** What every screen says. */
export const texts: Catalogue<typeof ru> = inLocale('common', ru);
