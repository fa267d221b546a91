import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { settings as ru } from './ru/settings.ts';

/** Texts of the settings and of what a person may do with their data. */
export const settingsTexts: Catalogue<typeof ru> = inLocale('settings', ru);
