import { en } from './en.ts';
import type { Locale } from '#src/rules/locale.ts';
import { type Messages, ru } from './ru.ts';

/** The messages in every language. */
export const messages: Record<Locale, Messages> = { ru, en };
