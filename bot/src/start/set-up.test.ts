import type { UserFromGetMe } from 'grammy/types';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { warnOfSetUp } from './set-up.ts';

function warningsOf(me: Partial<UserFromGetMe>) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const bot = { username: 'kollab_bot', has_main_web_app: true, supports_inline_queries: true };
  warnOfSetUp({ ...bot, ...me } as UserFromGetMe, logger);
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

it('a bot that BotFather knows everything of is not spoken of', () => {
  expect(warningsOf({})).toEqual([]);
});

it('without a main mini-app or inline mode one warning says what to press', () => {
  expect(warningsOf({ has_main_web_app: false })).toEqual([
    expect.stringMatching(/^In @BotFather press .*Configure Mini App/),
  ]);
  const [both, ...others] = warningsOf({ has_main_web_app: false, supports_inline_queries: false });
  expect(both).toMatch(/Configure Mini App.*Inline Mode/);
  expect(others).toEqual([]);
});
