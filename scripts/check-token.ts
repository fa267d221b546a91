import type { Config } from '@kollab/api/platform/config/config';
import { unknownToken } from '@kollab/runtime/setup-error';

type Telegram = Pick<Config, 'telegramApiRoot' | 'botToken'>;

const patience = 3000;

/**
 * Asks Telegram whether it knows the bot, so that a wrong token is told before anything is started.
 * Throws a sentence for one that is refused; where Telegram cannot be reached says so, and no more.
 */
export async function checkToken({ telegramApiRoot: root, botToken: token }: Telegram) {
  const asked = fetch(`${root}/bot${token}/getMe`, { signal: AbortSignal.timeout(patience) });
  const status = await asked.then(
    (response) => response.status,
    () => undefined,
  );
  if (status === 401 || status === 404) {
    throw unknownToken();
  }
  if (status !== 200) {
    process.stderr.write(
      `Telegram cannot be reached at ${new URL(root).origin}: the bot goes on trying, all else works.\n`,
    );
  }
}
