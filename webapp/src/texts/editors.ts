import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { editors as ru } from './ru/editors.ts';

export const editorTexts: Catalogue<typeof ru> = inLocale('editors', ru);
