import type { Catalogue } from './catalogue.ts';
import { inLocale } from './locale.ts';
import { messages as ru } from './ru/messages.ts';

/** Texts of the inbox. */
export const messageTexts: Catalogue<typeof ru> = inLocale('messages', ru);
