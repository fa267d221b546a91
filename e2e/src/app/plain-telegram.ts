import { ANYA, testSandbox } from '@kollab/sandbox/test/test-sandbox';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sharedPages } from '#src/product/shared-product.ts';
import { useBrowser } from './browser.ts';
import { openSandbox } from './sandbox-page.ts';

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
 * and whatever the client says is written down in `main`, a paragraph each. Returns its address.
 */
async function servePlainApp(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** The sandbox alone, around a mini-app that only speaks the protocol, as Аня sees it. */
export async function usePlainTelegram() {
  const clientDir = join(await sharedPages(), 'client');
  const browser = await useBrowser()();
  return async (moderatorsChatId?: number) => {
    const appUrl = await servePlainApp();
    const opened = await testSandbox({ clientDir, appUrl, moderatorsChatId });
    const screen = await openSandbox(browser, opened.sandbox.url, ANYA);
    onTestFinished(() => screen.close());
    return { ...opened, ...screen };
  };
}
