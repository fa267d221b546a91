import { paths } from '@kollab/contract';
import { signInitData, type InitDataOptions } from './init-data.ts';
import type { Person } from '#src/people/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

export interface LaunchOptions extends InitDataOptions {
  platform?: string;
  version?: string;
  themeParams?: Record<string, string>;
}

const lightTheme = {
  accent_text_color: '#007aff',
  bg_color: '#ffffff',
  bottom_bar_bg_color: '#f2f2f2',
  button_color: '#007aff',
  button_text_color: '#ffffff',
  destructive_text_color: '#ff3b30',
  header_bg_color: '#f8f8f8',
  hint_color: '#8e8e93',
  link_color: '#007aff',
  secondary_bg_color: '#efeff4',
  section_bg_color: '#ffffff',
  section_header_text_color: '#6d6d72',
  section_separator_color: '#c8c7cc',
  subtitle_text_color: '#8e8e93',
  text_color: '#000000',
};

/** As it is set in BotFather. */
export const mainAppUrl = ({ appUrl }: Telegram) => appUrl + paths.open;

/** Init data is handed out only to the mini-app's origin. */
export function isAppUrl({ appUrl }: Telegram, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(appUrl).origin;
}

/** In the fragment, as Telegram's clients append them. */
export function launchUrl(
  telegram: Telegram,
  person: Person,
  url: string,
  options: LaunchOptions & { initData?: string } = {},
): string {
  const { platform = 'ios', version = '9.6', themeParams = lightTheme, startParam } = options;
  const parameters = {
    tgWebAppData: options.initData ?? signInitData(telegram, person, options),
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(themeParams),
    ...(startParam !== undefined && { tgWebAppStartParam: startParam }),
  };
  const fragment = Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  if (!url.includes('#')) return `${url}#${fragment}`;
  const own = url.slice(url.indexOf('#'));
  if (own === '#') return `${url}${fragment}`;
  return `${url}${own.includes('?') ? '&' : '?'}${fragment}`;
}
