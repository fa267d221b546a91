export function safeHref(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  if (text === '') return undefined;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return undefined;
  const { protocol, href } = new URL(full);
  return protocol === 'https:' || protocol === 'http:' || protocol === 'tg:' ? href : undefined;
}

export function isTelegramLink(href: string): boolean {
  const { hostname } = new URL(href);
  return hostname === 't.me' || hostname === 'telegram.me';
}
