const longestQuery = 256;

export function readInlineQuery(text: string, botUsername: string): string | undefined {
  const [, name, query] = /^@(\w+)\s(.*)$/s.exec(text) ?? [];
  if (name === undefined || name.toLowerCase() !== botUsername.toLowerCase()) return undefined;
  return (query ?? '').trim().slice(0, longestQuery);
}
