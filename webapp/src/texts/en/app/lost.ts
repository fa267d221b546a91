import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { lost as ru } from '#src/texts/ru/app/lost.ts';

export const lost: Catalogue<typeof ru> = {
  notFound: 'Page not found',
  linkIsGone: 'This link no longer exists',
  notFoundHint: 'The link may be out of date. Start from the home page.',
};
