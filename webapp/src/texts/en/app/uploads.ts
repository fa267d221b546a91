import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { uploads as ru } from '#src/texts/ru/app/uploads.ts';

export const uploads: Catalogue<typeof ru> = {
  waits: 'It waits for a connection and then goes by itself.',
  photoQuestion: 'Send without the photo?\nIt is not uploaded yet.',
  sendWithoutPhoto: 'Send without it',
};
