import { address, port, readVariables, shared, text } from '@kollab/runtime/environment';
import { runProcess } from '@kollab/runtime/process';
import * as z from 'zod/mini';

const variables = {
  SANDBOX_PORT: { schema: z._default(port, 3100), expected: 'a port number such as 3100' },
  HOST: { schema: z.optional(text), expected: 'an address to listen on' },
  DATA_DIR: { schema: z._default(text, '.data/sandbox'), expected: 'a folder' },
  APP_URL: {
    schema: z._default(address, 'http://127.0.0.1:3000'),
    expected: 'the address of the mini-app',
  },
  BOT_TOKEN: shared.BOT_TOKEN,
  MODERATORS_CHAT_ID: shared.MODERATORS_CHAT_ID,
  DEMO_DATA: { schema: z.optional(text), expected: 'a folder of a demo world' },
};

/** Whoever started the process hears its address over IPC. */
await runProcess(async () => {
  const settings = readVariables(variables, process.env);
  const { HOST: host, MODERATORS_CHAT_ID: moderatorsChatId } = settings;
  const { startSandbox } = await import('./server.ts');
  const { loadWorld } = await import('./demo/load-world.ts');
  const sandbox = await startSandbox({
    port: settings.SANDBOX_PORT,
    dataDir: settings.DATA_DIR,
    appUrl: settings.APP_URL,
    botToken: settings.BOT_TOKEN,
    people: loadWorld(settings.DEMO_DATA).people,
    ...(host !== undefined && { host }),
    ...(moderatorsChatId !== undefined && { moderatorsChatId }),
  });
  process.stdout.write(`The sandbox is ready: ${sandbox.url}\n`);
  return { ready: { url: sandbox.url }, stop: () => sandbox.close() };
});
