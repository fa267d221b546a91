import { control } from '#src/client/api/control.ts';
import { askWhereTo } from '#src/client/state/group-dialogs.ts';
import { refreshGroups } from '#src/client/state/groups.ts';
import { post } from './frames.ts';
import type { Session } from './sessions.ts';

export async function askForChat(session: Session, buttonId: string): Promise<void> {
  const { telegramId } = session;
  const tell = (outcome: 'sent' | 'failed') =>
    post(session, {
      eventType: `requested_chat_${outcome}`,
      eventData: { req_id: buttonId },
    });
  try {
    const { rights } = await control.preparedButton(telegramId, buttonId);
    askWhereTo({
      telegramId,
      rights,
      async add(chatId) {
        await control.chooseByButton(telegramId, buttonId, chatId);
        await refreshGroups('all');
        tell('sent');
      },
      leave: () => tell('failed'),
    });
  } catch (reason) {
    tell('failed');
    throw reason;
  }
}
