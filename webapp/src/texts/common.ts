import type { Catalogue } from './catalogue.ts';
import { common as ru } from './ru/common.ts';

/** What every screen says. */
export const texts: Catalogue<typeof ru> = ru;
