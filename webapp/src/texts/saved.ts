import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { saved as ru } from './ru/saved.ts';

/** Texts of what is saved, of searches that tell by themselves, and of the feed. */
export const savedTexts: Catalogue<typeof ru> = inLocale('saved', ru);
