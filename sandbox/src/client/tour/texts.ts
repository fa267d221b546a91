import { say } from '#src/client/language/language.ts';
import * as en from './texts-en.ts';
import * as ru from './texts-ru.ts';

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
