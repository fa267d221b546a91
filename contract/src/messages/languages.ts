import { en } from './en.ts';
import type { Locale } from '#src/rules/locale.ts';
import { type Messages, ru } from './ru.ts';

export const messages: Record<Locale, Messages> = { ru, en };
