import { control } from '#src/client/api/control.ts';
import type { Rights } from '#src/control/common/shapes.ts';
import { say } from '#src/client/language/language.ts';
import { readTelegramLink } from '#src/client/protocol/telegram-link.ts';
import { askToJoin, askWhereTo } from '#src/client/state/group-dialogs.ts';
import { sendMessage, useChats } from '#src/client/state/chats.ts';
import { showAlert, showFailure, showShare } from '#src/client/state/notices.ts';
import { refreshGroups, showGroup, useGroups } from '#src/client/state/groups.ts';
import { showPane } from '#src/client/state/selection.ts';
import { openApp } from './sessions.ts';

const proposed = (rights: readonly string[]): Rights | undefined =>
  rights.length === 0
    ? undefined
    : {
        canInvite: rights.includes('invite_users'),
        canTag: rights.includes('manage_tags'),
        canPin: rights.includes('pin_messages'),
      };

/** The group then shows that the bot was called by a link. */
const addBy =
  (telegramId: number, startParameter: string) =>
  async (chatId: number, rights: Rights | undefined) => {
    const status = rights ? 'administrator' : 'member';
    await control.setBot(chatId, { telegramId, status, ...rights, startParameter });
    await refreshGroups('all');
    const group = useGroups.getState().groups.find((one) => one.telegramId === chatId);
    if (group) showGroup(group);
  };

export function followLink(telegramId: number, address: string): void {
  const link = readTelegramLink(address, useChats.getState().config?.botUsername ?? '');
  if (link?.kind === 'app') {
    openApp(telegramId, { startParam: link.startParam }).catch(showFailure);
  } else if (link?.kind === 'start') {
    showPane('chat');
    sendMessage(telegramId, `/start ${link.parameter}`.trim()).catch(showFailure);
  } else if (link?.kind === 'startGroup') {
    askWhereTo({
      telegramId,
      rights: proposed(link.rights),
      mayChoose: true,
      add: addBy(telegramId, link.parameter),
    });
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
