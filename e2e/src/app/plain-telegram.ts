import { ANYA, openSandbox as openSandboxAlone, startBot } from '@kollab/sandbox/test/own-sandbox';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { builtPages } from '#src/product/product.ts';
import { openSandbox } from './sandbox-page.ts';
import { test as base } from './kollab.ts';

export { expect } from './kollab.ts';

const page = `<!doctype html>
<html lang="ru">
  <title>Приложение</title>
  <main></main>
  <script>
    window.tell = (eventType, eventData) =>
      parent.postMessage(JSON.stringify({ eventType, eventData }), '*');
    addEventListener('message', ({ data }) => {
      const line = document.createElement('p');
      line.textContent = data;
      document.querySelector('main').append(line);
    });
    const parameters = new URLSearchParams(location.hash.slice(1));
    document.body.dataset.startParam = parameters.get('tgWebAppStartParam') ?? '';
    tell('web_app_ready');
  </script>
</html>`;

/**
 * A mini-app that only speaks the protocol: `tell(method, data)` says something to the client,
 * and whatever the client says is written down in `main`, a paragraph each.
 */
async function servePlainApp() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function openTelegram(browser: Browser, moderatorsChatId?: number) {
  const app = await servePlainApp();
  const alone = await openSandboxAlone({
    clientDir: join(builtPages(), 'client'),
    appUrl: app.url,
    moderatorsChatId,
  });
  const screen = await openSandbox(browser, alone.sandbox.url, ANYA);
  let stopBot = () => Promise.resolve();
  return {
    ...alone,
    ...screen,
    runBot: async () => {
      stopBot = await startBot(alone.bot);
    },
    close: async () => {
      await screen.close();
      await stopBot();
      await alone.close();
      app.close();
    },
  };
}

type Telegram = Awaited<ReturnType<typeof openTelegram>>;

export type OpenTelegram = (moderatorsChatId?: number) => Promise<Telegram>;

export const test = base.extend<{ openTelegram: OpenTelegram }>({
  openTelegram: async ({ browser }, use) => {
    const opened: Telegram[] = [];
    await use(async (moderatorsChatId) => {
      const telegram = await openTelegram(browser, moderatorsChatId);
      opened.push(telegram);
      return telegram;
    });
    for (const telegram of opened) await telegram.close();
  },
});
