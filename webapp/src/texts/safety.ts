import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { safety as ru } from './ru/safety.ts';

export const safetyTexts: Catalogue<typeof ru> = inLocale('safety', ru);
