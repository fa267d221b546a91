import { say } from '#src/client/language/language.ts';
import { readTelegramLink } from '#src/client/protocol/telegram-link.ts';
import { askToJoin, askWhereTo } from '#src/client/state/group-dialogs.ts';
import { sendMessage, useChats } from '#src/client/state/chats.ts';
import { showAlert, showFailure, showShare } from '#src/client/state/notices.ts';
import { showPane } from '#src/client/state/selection.ts';
import { openApp } from './sessions.ts';

/** Follows a t.me link as Telegram does: into the mini-app, the bot's chat, a group, or elsewhere. */
export function followLink(telegramId: number, address: string): void {
  const link = readTelegramLink(address, useChats.getState().config?.botUsername ?? '');
  if (link?.kind === 'app') {
    openApp(telegramId, { startParam: link.startParam }).catch(showFailure);
  } else if (link?.kind === 'start') {
    showPane('chat');
    sendMessage(telegramId, `/start ${link.parameter}`.trim()).catch(showFailure);
  } else if (link?.kind === 'startGroup') {
    askWhereTo({ telegramId, parameter: link.parameter, rights: link.rights });
  } else if (link?.kind === 'join') {
    askToJoin(telegramId, link.url).catch(showFailure);
  } else if (link?.kind === 'share') {
    showShare(link);
  } else {
    const url = link?.url ?? address;
    showAlert(
      link
        ? say('В Telegram здесь откроется:', 'In Telegram this opens:')
        : say('Ссылка откроется в новой вкладке:', 'The link opens in a new tab:'),
      url,
    );
  }
}
