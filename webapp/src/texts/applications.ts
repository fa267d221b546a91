import type { Catalogue } from './catalogue.ts';
import { applications as ru } from './ru/applications.ts';

/** Texts of applications and invitations. */
export const applicationTexts: Catalogue<typeof ru> = ru;
