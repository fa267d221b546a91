import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the mini-app. `telegramOrigin`: the one Telegram Web it talks to, if not Telegram's own. */
export async function buildWebapp(folder: string, telegramOrigin?: string) {
  const root = resolve('webapp');
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      // A slow machine is no news to whoever starts Kollab.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    ...(telegramOrigin && {
      define: { 'import.meta.env.VITE_TELEGRAM_ORIGIN': JSON.stringify(telegramOrigin) },
    }),
  });
}
