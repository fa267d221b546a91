import * as z from 'zod/mini';
import { isStorable, tidyLine, tidyText } from '#src/rules/tidy.ts';
import { bounded, typed } from './bounds.ts';

export const orEmpty = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(
    z.transform((value: string | null | undefined) => value ?? ''),
    schema,
  );

const tidied = (tidy: (value: string) => string, max: number, min: number) =>
  z.pipe(
    z.pipe(typed(max), z.transform(tidy)),
    z.string().check(z.minLength(min), z.maxLength(max), z.refine(isStorable)),
  );

/** Text a person wrote: normalised and trimmed, without control characters, at most `max` characters. */
export const text = (max: number, min = 0) => tidied(tidyText, max, min);

export const line = (max: number, min = 0) => tidied(tidyLine, max, min);

/** What another program said, in a form a database can keep. */
export const foreignText = (max: number) =>
  z.pipe(
    bounded(max),
    z.transform((value) => value.toWellFormed().replaceAll('\u0000', '')),
  );
