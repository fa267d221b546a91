import { otherReadings } from '#src/platform/text/alphabets.ts';
import type { Db } from '#src/platform/database/schema.ts';

/** The names of the tags that given texts are other words for, or only look like, by text. */
export async function findAliases(db: Db, texts: readonly string[]): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map();
  const looks = new Map(texts.flatMap((text) => otherReadings(text).map((look) => [look, text])));
  const rows = await db
    .selectFrom('tags as alias')
    .leftJoin('tags as meant', 'meant.key', 'alias.alias_of')
    .where('alias.key', 'in', [...new Set([...texts, ...looks.keys()])])
    .select(['alias.key', 'alias.name', 'meant.name as meant'])
    .execute();
  const lookAlikes = rows.flatMap(({ key, name, meant }) => {
    const text = looks.get(key);
    return text === undefined ? [] : [[text, meant ?? name] as const];
  });
  const aliases = rows.flatMap(({ key, meant }) => (meant === null ? [] : [[key, meant] as const]));
  return new Map([...lookAlikes, ...aliases]);
}
