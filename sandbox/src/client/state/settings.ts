import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ThemeName } from '#src/client/protocol/themes.ts';
import type { ClientVersion, Platform } from '#src/client/protocol/versions.ts';

/** How the local Telegram behaves; kept in the browser. */
interface Settings {
  platform: Platform;
  theme: ThemeName;
  version: ClientVersion;
  isSilent: boolean;
  isIntroDismissed: boolean;
  /** Whose device has the mini-app on its home screen, by telegramId. */
  onHomeScreen: number[];
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      platform: 'ios',
      theme: 'light',
      version: '9.6',
      isSilent: false,
      isIntroDismissed: false,
      onHomeScreen: [],
    }),
    { name: 'sandbox-settings' },
  ),
);
