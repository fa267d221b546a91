type Widen<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { [K in keyof T]: Widen<T[K]> };

/** In any language: the same keys as the Russian ones. */
export type Catalogue<Russian> = Widen<Russian>;
