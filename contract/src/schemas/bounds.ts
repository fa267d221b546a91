import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';

/**
 * A text as it comes: measured before anything else is done with it, since much that is done to
 * texts takes longer than they are long. Every text of a request begins with it.
 */
export const bounded = (max: number) => z.string().check(z.maxLength(max, { abort: true }));

/** A text that is measured again once it is tidy: accents typed apart and CR LF need more room. */
export const typed = (max: number) => bounded(max * 4 + 100);

type Limit = {
  [Name in keyof typeof limits]: (typeof limits)[Name] extends number ? Name : never;
}[keyof typeof limits];

export const upTo = <T extends z.ZodMiniType>(item: T, limit: Limit) =>
  z.array(item).check(z.maxLength(limits[limit]));

/** A list, measured before its items are read; `room` lets more come in than may be left. */
export const list = <T extends z.ZodMiniType>(
  item: T,
  max: number,
  { min = 0, room = 1 }: { min?: number; room?: number } = {},
) =>
  z.pipe(
    z.array(z.unknown()).check(z.maxLength(max * room, { abort: true })),
    z.array(item).check(z.minLength(min), z.maxLength(max * room)),
  ) as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[]>;
