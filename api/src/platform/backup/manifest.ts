import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

export const format = 'kollab-backup';
export const formatVersion = 1;

export const headName = 'kollab-backup.json';
export const Head = z.object({
  format: z.literal(format),
  version: z.int(),
  createdAt: z.iso.datetime(),
});

/** The last entry: without it an archive is not whole. */
export const manifestName = 'manifest.json';
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));
const Table = z.object({
  name: identifier,
  columns: z.array(identifier),
  rows: z.int(),
  bytes: z.int(),
  sha256,
});

export const Manifest = z.object({
  createdAt: z.iso.datetime(),
  /** Of the server, such as 18.4. */
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: identifier, value: z.string(), isCalled: z.boolean() })),
  leftOut: z.array(z.string()),
  pictures: z.object({ count: z.int(), bytes: z.int(), sha256 }),
  /** Pictures that the database names and nobody has. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableSummary = z.infer<typeof Table>;

/** Lines of `sha256sum`, so that an unpacked archive can be checked with it. */
export const isChecksums = (name: string) => /^uploads-\d+\.sha256$/.test(name);
export const pictureOf = (name: string) =>
  /^uploads\/[\w-]+\.webp$/.test(name) ? `/${name}` : undefined;
export const tableOf = (name: string) => /^tables\/([a-z0-9_]+)\/\d+\.copy$/.exec(name)?.[1];

export const digest = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex');

/** Counts and checks what goes by: rows end with a line feed, and none is inside of one. */
export function tally() {
  const hash = createHash('sha256');
  const sum = { rows: 0, bytes: 0 };
  return {
    add(content: Buffer) {
      hash.update(content);
      sum.bytes += content.length;
      for (let at = content.indexOf(10); at >= 0; at = content.indexOf(10, at + 1)) sum.rows += 1;
    },
    end: () => ({ ...sum, sha256: hash.digest('hex') }),
  };
}
