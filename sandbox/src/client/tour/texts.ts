import { say } from '#src/client/language/language.ts';
import * as en from './texts-en.ts';
import * as ru from './texts-ru.ts';

/** What the tour says, in the language of the page. */
export const {
  acts,
  actsOf,
  choose,
  closeNotice,
  doneWords,
  open,
  openFromPhone,
  pressWords,
  titles,
  whyOpen,
  words,
}: typeof ru = say<typeof ru>(ru, en);
