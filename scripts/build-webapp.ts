import { resolve } from 'node:path';
import { buildOnce } from './build-once.ts';

/** Builds the mini-app. `telegramOrigin`: the one Telegram Web it talks to, if not Telegram's own. */
export const buildWebapp = (folder: string, telegramOrigin?: string) =>
  buildOnce({
    folder,
    sources: ['webapp/{*,.env*,public/**,src/**}'],
    settings: { telegramOrigin },
    build: async () => {
      const { build } = await import('vite');
      await build({
        root: resolve('webapp'),
        logLevel: 'warn',
        build: {
          outDir: resolve(folder),
          emptyOutDir: true,
          // A slow machine is no news to whoever starts Kollab.
          rolldownOptions: { checks: { pluginTimings: false } },
        },
        ...definesOf(telegramOrigin),
      });
    },
  });

/** What the mini-app takes from its build for a Telegram Web of our own. */
export const definesOf = (telegramOrigin: string | undefined) =>
  telegramOrigin !== undefined && {
    define: { 'import.meta.env.VITE_TELEGRAM_ORIGIN': JSON.stringify(telegramOrigin) },
  };
