import type { Config } from '#src/platform/config/config.ts';

const timeout = 5000;

/** The address holds the token, and so may the text of an error. */
export const askTelegram = (
  { telegramApiRoot, botToken }: Pick<Config, 'telegramApiRoot' | 'botToken'>,
  method: string,
  parameters: object,
) =>
  fetch(`${telegramApiRoot}/bot${botToken}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
