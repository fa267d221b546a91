import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { editors as ru } from './ru/editors.ts';

/** Texts of the screens where the own profile is edited. */
export const editorTexts: Catalogue<typeof ru> = inLocale('editors', ru);
