import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { settings as ru } from './ru/settings.ts';

export const settingsTexts: Catalogue<typeof ru> = inLocale('settings', ru);
