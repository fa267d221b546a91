import { loadWorld } from '#src/demo/load-world.ts';
import { startSandbox } from '#src/server.ts';

/** The local Telegram as a process of its own: whoever started it hears its address over IPC. */
const { SANDBOX_PORT, HOST, DATA_DIR, BOT_TOKEN, APP_URL, DEMO_DATA, MODERATORS_CHAT_ID } =
  process.env;
if (!BOT_TOKEN) throw new Error('BOT_TOKEN is missing: any token such as 123456:letters.');
const sandbox = await startSandbox({
  port: Number(SANDBOX_PORT || '3100'),
  dataDir: DATA_DIR || '.data/sandbox',
  appUrl: APP_URL || 'http://127.0.0.1:3000',
  botToken: BOT_TOKEN,
  people: loadWorld(DEMO_DATA || undefined).people,
  ...(HOST && { host: HOST }),
  ...(MODERATORS_CHAT_ID && { moderatorsChatId: Number(MODERATORS_CHAT_ID) }),
});
process.stdout.write(`The sandbox is ready: ${sandbox.url}\n`);
process.send?.({ url: sandbox.url });

const stop = async (): Promise<void> => {
  await sandbox.close();
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
// Whoever started and watches us is gone.
process.once('disconnect', () => void stop());
