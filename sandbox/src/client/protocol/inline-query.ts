const longestQuery = 256;

/** What a text asks of the bot inline, `@its_name what`; undefined for an ordinary text. */
export function readInlineQuery(text: string, botUsername: string): string | undefined {
  const [, name, query] = /^@(\w+)\s(.*)$/s.exec(text) ?? [];
  if (name === undefined || name.toLowerCase() !== botUsername.toLowerCase()) return undefined;
  return (query ?? '').trim().slice(0, longestQuery);
}
