import { initData } from '@kollab/api/test/init-data';

export const botToken = '7000000000:bench-token';
/** The first of the seeded people, who have numbers in a row; and the one who is an admin. */
export const firstTelegramId = 8_000_000_000;
export const adminId = firstTelegramId + 3;

const unlimited = Object.fromEntries(
  ['DAILY_APPLICATIONS', 'DAILY_PROJECTS', 'DAILY_EDITS', 'DAILY_MEGAPIXELS', 'HOURLY_FOLLOWS']
    .concat(['REQUESTS_PER_MINUTE', 'REQUESTS_PER_MINUTE_ADDRESS', 'CARDS_AT_ONCE'])
    .map((name) => [name, '999999999']),
);

export const environmentOf = (dataDir: string, given: Record<string, string> = {}) => ({
  ...unlimited,
  OPEN_APPLICATIONS: '50',
  DATA_DIR: dataDir,
  BOT_TOKEN: botToken,
  BOT_API_TOKEN: 'bench-bot-api-token-of-32-characters',
  ADMIN_TELEGRAM_IDS: String(adminId),
  LOG_LEVEL: 'silent',
  TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
  ...given,
});

const signatures = new Map<number, string>();

export function authorizationOf(telegramId: number): { authorization: string } {
  const known =
    signatures.get(telegramId) ??
    `tma ${initData({ telegramId, firstName: 'Гость' }, new Date(), botToken)}`;
  signatures.set(telegramId, known);
  return { authorization: known };
}
