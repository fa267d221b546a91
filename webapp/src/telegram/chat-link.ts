export const personLink = (username: string) => `https://t.me/${encodeURIComponent(username)}`;

function botName(): string | undefined {
  const bot = document.querySelector<HTMLMetaElement>('meta[name="kollab-bot"]')?.content ?? '';
  return /^\w{3,40}$/.test(bot) ? bot : undefined;
}

/** Undefined where the bot is not known. */
export function botLink(): string | undefined {
  const bot = botName();
  return bot && `https://t.me/${bot}`;
}

/** Where a client without prepared messages asks whom something is passed on to. */
export const shareLink = (url: string, text: string) =>
  `https://t.me/share/url?${new URLSearchParams({ url, text }).toString()}`;

/** Undefined where the bot is not known. */
export function chatLink(startParam: string): string | undefined {
  const bot = botName();
  return bot && `https://t.me/${bot}?startapp=${encodeURIComponent(startParam)}`;
}
