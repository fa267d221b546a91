import { en } from './en.ts';
import type { Locale } from './locale.ts';
import { ru, type Messages } from './ru.ts';

/** The messages in every language. */
export const messages: Record<Locale, Messages> = { ru, en };
