import type { Catalogue } from './catalogue.ts';
import { safety as ru } from './ru/safety.ts';

/** Texts of contact requests, of sharing and of what keeps people safe. */
export const safetyTexts: Catalogue<typeof ru> = ru;
