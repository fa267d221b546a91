import { inOwnLook } from '@kollab/api/pages/look';
import { withMeta } from '@kollab/api/pages/public-page';
import { setTimeout as delay } from 'node:timers/promises';
import { resolve } from 'node:path';
import { createServer, type EnvironmentModuleNode, type Plugin } from 'vite';

interface Place {
  port: number;
  host: string;
  publicUrl: string;
  apiUrl: string;
  telegramOrigin: string;
  botUsername: string;
  accent: string | undefined;
}

export async function serveWebapp(place: Place) {
  const { port, host, publicUrl, apiUrl, telegramOrigin } = place;
  const vite = await createServer({
    root: resolve('webapp'),
    logLevel: 'warn',
    plugins: [completePage(place), updateTexts],
    server: {
      port,
      host,
      strictPort: true,
      allowedHosts: [new URL(publicUrl).hostname],
      headers: { 'content-security-policy': `frame-ancestors 'self' ${telegramOrigin}` },
      proxy: {
        '^/(api|uploads|health)(/|$)': { target: apiUrl, bypass: () => untilAnswered(apiUrl) },
      },
    },
  });
  await vite.listen();
  return vite;
}

/** An API that starts again is waited for, so that an open page does not fail meanwhile. */
async function untilAnswered(apiUrl: string) {
  for (const since = Date.now(); Date.now() - since < 10_000; await delay(100)) {
    const answer = await fetch(`${apiUrl}/health/live`).catch(() => undefined);
    if (answer) return;
  }
}

/** What the API does to the page when it serves it. */
const completePage = ({ accent, botUsername, telegramOrigin }: Place): Plugin => ({
  name: 'complete-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      withMeta(inOwnLook(html, accent), [
        ['kollab-bot', botUsername],
        ['kollab-telegram', telegramOrigin],
      ]),
  },
});

/**
 * A changed text is shown by the components that read it. Other modules read texts too, and by
 * Vite's rules each of them would have the whole page loaded again.
 */
const updateTexts: Plugin = {
  name: 'update-texts',
  hotUpdate({ file, modules, timestamp }) {
    if (!file.includes('/webapp/src/texts/')) return undefined;
    const { moduleGraph } = this.environment;
    for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
    return readersOf(modules);
  },
};

/** The nearest modules above that are renewed in place: components. */
function readersOf(modules: Iterable<EnvironmentModuleNode>) {
  const above = new Set(modules);
  for (const module of above) {
    if (module.isSelfAccepting) continue;
    for (const importer of module.importers) above.add(importer);
  }
  return [...above].filter((module) => module.isSelfAccepting);
}
