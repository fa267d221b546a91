import type { ColumnType } from 'kysely';

export type Json<T> = ColumnType<T, string | undefined, string>;

export type AnyJson = ColumnType<unknown, string, string>;
