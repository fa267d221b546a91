import type { Db } from '#src/database/schema.ts';

/** The names of the tags that given texts are other words for, by text. */
export async function findAliases(db: Db, texts: readonly string[]): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map();
  const rows = await db
    .selectFrom('tags as alias')
    .innerJoin('tags as meant', 'meant.key', 'alias.alias_of')
    .where('alias.key', 'in', [...new Set(texts)])
    .select(['alias.key', 'meant.name'])
    .execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
