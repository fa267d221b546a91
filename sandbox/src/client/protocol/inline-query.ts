const longestQuery = 256;

/** The inline query in a text, `@bot_name query`; undefined for an ordinary text. */
export function readInlineQuery(text: string, botUsername: string): string | undefined {
  const [, name, query] = /^@(\w+)\s(.*)$/s.exec(text) ?? [];
  if (name === undefined || name.toLowerCase() !== botUsername.toLowerCase()) return undefined;
  return (query ?? '').trim().slice(0, longestQuery);
}
