import { ru } from './ru.ts';

type Widen<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { [K in keyof T]: Widen<T[K]> };

/** A language's catalogue: the same keys as the Russian one. */
type Catalogue = Widen<typeof ru>;

export const texts: Catalogue = ru;
