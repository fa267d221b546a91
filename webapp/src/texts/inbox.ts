import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { inbox as ru } from './ru/inbox.ts';

/** Texts of the inbox. */
export const inboxTexts: Catalogue<typeof ru> = inLocale('inbox', ru);
