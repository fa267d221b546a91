import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { today as ru } from './ru/today.ts';

export const todayTexts: Catalogue<typeof ru> = inLocale('today', ru);
