import { create } from 'zustand';
import { say } from '#src/client/language/language.ts';
import { control } from '#src/client/api/control.ts';
import type { AppState } from '#src/client/protocol/app-state.ts';
import { freshApp, reopenedApp } from '#src/client/protocol/app-state.ts';
import { themeParams } from '#src/client/protocol/themes.ts';
import type { Platform } from '#src/client/protocol/versions.ts';
import { refreshBot, useChats } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { showPane, useSelection } from '#src/client/state/selection.ts';
import { useSettings } from '#src/client/state/settings.ts';

const mostSessions = 3;

interface Entry {
  url?: string;
  startParam?: string;
}

/** A few live side by side, so that switching people loses nothing. */
export interface Session {
  id: number;
  telegramId: number;
  entry: Entry;
  url: string;
  origin: string;
  version: string;
  platform: Platform;
  isLoaded: boolean;
  app: AppState;
}

interface Phone {
  sessions: Session[];
  openingFor?: number;
  blink?: { id: number; strength: string };
}

export const usePhone = create<Phone>()(() => ({ sessions: [] }));

let lastId = 0;

function sessionOf(telegramId: number | undefined): Session | undefined {
  return usePhone.getState().sessions.find((session) => session.telegramId === telegramId);
}

/** With freshly signed launch parameters, in place of the one that runs. */
export async function openApp(telegramId: number, entry: Entry): Promise<void> {
  const { platform, version, theme } = useSettings.getState();
  usePhone.setState({ openingFor: telegramId });
  try {
    const params = themeParams(theme, version);
    const { url } = await control.launch(telegramId, {
      ...entry,
      platform,
      version,
      themeParams: params,
    });
    const { protocol, origin } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
      throw new Error(say('не веб-адрес приложения', 'not an address of the mini-app'));
    lastId += 1;
    const before = sessionOf(telegramId);
    const isSameClient = before?.platform === platform && before.version === version;
    const session: Session = {
      id: lastId,
      telegramId,
      entry,
      url,
      origin,
      version,
      platform,
      isLoaded: false,
      app: {
        ...(before && isSameClient ? reopenedApp(before.app, platform) : freshApp(platform)),
        // As it opens: the bar follows the theme only when it is told to.
        ...(platform === 'weba' && { bottomBarColor: params.bottom_bar_bg_color }),
      },
    };
    // Never reordered: an iframe moved in the document starts anew.
    usePhone.setState(({ sessions }) => ({
      sessions: [...sessions.filter((other) => other.telegramId !== telegramId), session].slice(
        -mostSessions,
      ),
    }));
    showPane('phone');
  } finally {
    usePhone.setState({ openingFor: undefined });
  }
}

/** Whoever comes for the first time sees the mini-app run: projects to swipe. */
export async function openFirst(telegramId: number): Promise<void> {
  await refreshBot(telegramId);
  const button = useChats.getState().bots[telegramId]?.menuButton;
  if (button?.type !== 'web_app') return;
  await openApp(telegramId, { url: new URL('/followers', button.web_app.url).href });
}

export function patchSession(id: number, change: Partial<Session>): void {
  usePhone.setState(({ sessions }) => ({
    sessions: sessions.map((session) => (session.id === id ? { ...session, ...change } : session)),
  }));
}

export function patchApp(id: number, change: Partial<AppState>): void {
  usePhone.setState(({ sessions }) => ({
    sessions: sessions.map((session) =>
      session.id === id ? { ...session, app: { ...session.app, ...change } } : session,
    ),
  }));
}

export function removeSession(id: number): void {
  const { sessions } = usePhone.getState();
  usePhone.setState({ sessions: sessions.filter((session) => session.id !== id) });
  if (sessionOf(useSelection.getState().telegramId) === undefined) showPane('chat');
}

export async function reloadApp(session: Session): Promise<void> {
  await openApp(session.telegramId, session.entry);
}

let lastBlink = 0;

export function blink(strength: string): void {
  lastBlink += 1;
  usePhone.setState({ blink: { id: lastBlink, strength } });
}

/** Another platform or version is another client: what runs starts again. */
export function followClientSwitches(): () => void {
  return useSettings.subscribe((settings, before) => {
    if (settings.platform === before.platform && settings.version === before.version) return;
    const { sessions } = usePhone.getState();
    const active = sessionOf(useSelection.getState().telegramId);
    usePhone.setState({ sessions: sessions.filter((session) => session === active) });
    if (active !== undefined) reloadApp(active).catch(showFailure);
  });
}
