import type { ColumnType } from 'kysely';

/** JSON with a default, written as text. */
export type Json<T> = ColumnType<T, string | undefined, string>;

/** Any JSON value, written as text. */
export type AnyJson = ColumnType<unknown, string, string>;
