/** A person's chat in Telegram. */
export const personLink = (username: string) => `https://t.me/${encodeURIComponent(username)}`;

/** The mini-app in Telegram, opened at a start parameter; undefined where the bot is not known. */
export function chatLink(startParam: string): string | undefined {
  const bot = document.querySelector<HTMLMetaElement>('meta[name="kollab-bot"]')?.content ?? '';
  if (!/^\w{3,40}$/.test(bot)) return undefined;
  return `https://t.me/${bot}?startapp=${encodeURIComponent(startParam)}`;
}
