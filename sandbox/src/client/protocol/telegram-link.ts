export type TelegramLink =
  | { kind: 'app'; startParam?: string }
  | { kind: 'start'; parameter: string }
  | { kind: 'startGroup'; parameter: string; rights: string[] }
  | { kind: 'join'; url: string }
  | { kind: 'share'; url: string; text: string }
  | { kind: 'elsewhere'; url: string };

/** Undefined for a link to something that is not Telegram. */
export function readTelegramLink(link: string, botUsername: string): TelegramLink | undefined {
  if (!URL.canParse(link, 'https://t.me')) return undefined;
  const url = new URL(link, 'https://t.me');
  if (url.hostname !== 't.me' && url.hostname !== 'telegram.me') return undefined;
  if (/^\/share(?:\/url)?\/?$/.test(url.pathname)) {
    const { searchParams } = url;
    const shared = searchParams.get('url') ?? '';
    if (shared !== '') return { kind: 'share', url: shared, text: searchParams.get('text') ?? '' };
  }
  if (/^\/(?:\+|joinchat\/)[\w-]+\/?$/.test(url.pathname)) return { kind: 'join', url: url.href };
  const isBot = url.pathname.split('/')[1]?.toLowerCase() === botUsername.toLowerCase();
  const startApp = url.searchParams.get('startapp');
  if (isBot && (startApp !== null || url.pathname.split('/').length > 2)) {
    return { kind: 'app', startParam: startApp === null || startApp === '' ? undefined : startApp };
  }
  const startGroup = url.searchParams.get('startgroup');
  if (isBot && startGroup !== null) {
    // A plus between rights is a space to URLSearchParams.
    const rights = (url.searchParams.get('admin') ?? '').split(/[ +]/).filter(Boolean);
    return { kind: 'startGroup', parameter: startGroup, rights };
  }
  const start = url.searchParams.get('start');
  if (isBot && start !== null) return { kind: 'start', parameter: start };
  return { kind: 'elsewhere', url: url.href };
}
