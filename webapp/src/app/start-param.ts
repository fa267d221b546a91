import { paths } from './paths.ts';

/**
 * Where a start parameter leads: `m` to the own moderation, `u_<telegramId>` to a person, `home`
 * and whatever is unknown to the own profile.
 */
export function pathOfStartParam(startParam: string): string {
  if (startParam === 'm') return paths.moderation;
  const [, telegramId] = /^u_([1-9]\d{0,15})$/.exec(startParam) ?? [];
  return telegramId ? paths.user(telegramId) : paths.home;
}
