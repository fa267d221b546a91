import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ThemeName } from '#src/client/protocol/themes.ts';
import type { ClientVersion, Platform } from '#src/client/protocol/versions.ts';

interface Settings {
  platform: Platform;
  theme: ThemeName;
  version: ClientVersion;
  isSilent: boolean;
  isIntroDismissed: boolean;
  /** People by telegramId. */
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
