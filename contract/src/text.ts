import * as z from 'zod/mini';

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controls = /[\u0000-\u0008\u000B-\u001F\u007F\u2028\u2029]/;

/** Invisible characters that hide or turn a text around; joiners, which emoji need, stay. */
const invisible =
  /[\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\u00AD]/g;

/** A text as it is kept: normalised, without what cannot be seen, trimmed. */
export const tidyText = (value: string) =>
  value.normalize('NFC').replace(invisible, '').replace(/\r\n?/g, '\n').trim();

const unseen =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*)|\p{Default_Ignorable_Code_Point}/gu;

/** Without what nobody sees, outside of emoji, and with two marks on a letter at most. */
const plainly = (value: string) => value.replace(unseen, '$1').replace(/(\p{M}{2})\p{M}+/gu, '$1');

const isStorable = (value: string) => value.isWellFormed() && !controls.test(value);

/** Reads a text that is not there as an empty one. */
export const orEmpty = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(
    z.transform((value: string | null | undefined) => value ?? ''),
    schema,
  );

/** Text a person wrote: normalised and trimmed, without control characters, at most `max` characters. */
export const text = (max: number, min = 0) =>
  z.pipe(
    z.pipe(z.string(), z.transform(tidyText)),
    z.string().check(z.minLength(min), z.maxLength(max), z.refine(isStorable)),
  );

/** Text of one line, as names, tags and titles are: line breaks become spaces. */
export const line = (max: number, min = 0) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => plainly(tidyText(value)).replace(/\s+/g, ' ').trim()),
    ),
    z.string().check(z.minLength(min), z.maxLength(max), z.refine(isStorable)),
  );
