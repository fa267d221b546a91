import { limits, type Link } from '@kollab/contract';

const name = 'Telegram';

export const contactUrl = (username: string) => `https://t.me/${username}`;

interface LinkedUser {
  links: Link[];
  username: string | null;
  telegram_link_kept: boolean;
}

/**
 * The links with the one to a person's Telegram kept up to date: it follows a changed username, is
 * gone with it, and stays away once its owner deleted it.
 */
export function withTelegramLink(user: LinkedUser, username: string | null): Link[] {
  const ours = user.username ? contactUrl(user.username) : undefined;
  const at = user.links.findIndex((link) => link.url === ours);
  if (username === null) return user.links.filter((_, index) => index !== at);
  const url = contactUrl(username);
  const kept = user.links[at];
  if (kept) return user.links.with(at, { ...kept, url });
  const isThere = user.links.some((link) => link.type === name || link.url === url);
  const isWanted = user.telegram_link_kept && !isThere && user.links.length < limits.links;
  return isWanted ? [...user.links, { type: name, url }] : user.links;
}

export const bringsTelegramLink = (user: LinkedUser, links: Link[]) =>
  !user.telegram_link_kept &&
  user.username !== null &&
  links.some((link) => link.url === contactUrl(user.username ?? ''));

export const dropsTelegramLink = (user: LinkedUser, links: Link[]) =>
  user.username !== null &&
  user.links.some((link) => link.url === contactUrl(user.username ?? '')) &&
  !links.some((link) => link.url === contactUrl(user.username ?? ''));
