import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { messages as ru } from './ru/inbox.ts';

/** Texts of the inbox. */
export const messageTexts: Catalogue<typeof ru> = inLocale('messages', ru);
