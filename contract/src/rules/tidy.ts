import { visibleLine, visibleText } from './invisible.ts';

/** More marks in a row than any language writes; to put many in order takes their square. */
const endlessMarks = /(\p{M}{8})\p{M}+/gu;

/** Accents of any alphabet in towers over one letter, once those that belong to it are part of it. */
const accent = String.raw`[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]`;
const overTwo = new RegExp(`(${accent}{2})${accent}+`, 'g');
const overThree = new RegExp(`(${accent}{3})${accent}+`, 'g');

const composed = (value: string) => value.replace(endlessMarks, '$1').normalize('NFC');

/** As Windows, and as word processors break a line within a paragraph. */
const lineEnds = /\r\n?|[\v\f\u2028\u2029]/g;

/** A text as it is kept: normalised, without what cannot be seen, trimmed. */
export const tidyText = (value: string) =>
  composed(visibleText(value)).replace(overThree, '$1').replace(lineEnds, '\n').trim();

export const tidyLine = (value: string) =>
  composed(visibleLine(value)).replace(overTwo, '$1').replace(/\s+/g, ' ').trim();

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/;

/** Whether a text is one that a database can keep and a screen can show. */
export const isStorable = (value: string) => value.isWellFormed() && !controls.test(value);
