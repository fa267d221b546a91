import type { Account } from '@kollab/contract';
import { join } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { letters, pressData, type PressOf } from '#src/presses/press-data.ts';

/** What a button under /privacy does; an account is deleted only after a question. */
export const accountPress = pressData('y', {
  act: letters({ s: 'show', e: 'export', q: 'ask', d: 'delete', k: 'keep' }),
});
export type AccountPress = PressOf<typeof accountPress>;

const button = (text: string, act: AccountPress['act']): Button => ({
  text,
  callbackData: accountPress.pack({ act }),
});

export function privacyMessage({ deletesAt }: Account, { texts, open }: Reader): Message {
  const { account, chat, commands, locale } = texts;
  const text = deletesAt
    ? join([commands.privacy, account.leaving(momentsIn(locale).dayAndClock(deletesAt))], '\n\n')
    : commands.privacy;
  return {
    text,
    buttons: [
      [button(account.getData, 'export')],
      [deletesAt ? button(account.keep, 'keep') : button(account.delete, 'ask')],
      [open(chat.openApp, { screen: 'account' })],
    ],
  };
}

export const sureMessage = ({ texts: { account } }: Reader): Message => ({
  text: account.sure,
  buttons: [[button(account.confirm, 'delete')], [button(account.cancel, 'show')]],
});
