import { say } from '#src/client/language/language.ts';
import { control } from '#src/client/api/control.ts';
import { fullName } from '#src/client/people/names.ts';
import type { Recipient } from '#src/client/protocol/app-state.ts';
import { useChats } from '#src/client/state/chats.ts';
import { post } from './frames.ts';
import type { Session } from './sessions.ts';
import { patchApp, usePhone } from './sessions.ts';

const mostRecipients = 20;

export function failPrepared(session: Session, error: string): void {
  post(session, { eventType: 'prepared_message_failed', eventData: { error } });
}

function recipientsOf(telegramId: number, chatKinds: string[]): Recipient[] {
  const { people, bots } = useChats.getState();
  const others = people
    .filter((person) => person.telegramId !== telegramId)
    .map((person) => ({ telegramId: person.telegramId, name: fullName(person) }));
  const bot = {
    name: `${bots[telegramId]?.name ?? say('Бот', 'Bot')} ${say('(чат с ботом)', '(chat with the bot)')}`,
  };
  const all = [
    ...(chatKinds.includes('bot') ? [bot] : []),
    ...(chatKinds.includes('user') ? others : []),
  ];
  return all.slice(0, mostRecipients);
}

export async function offerPrepared(session: Session, id: string): Promise<void> {
  const { telegramId } = session;
  try {
    const prepared = await control.prepared(telegramId, id);
    const isBusy = usePhone
      .getState()
      .sessions.some((one) => one.id === session.id && one.app.dialog !== undefined);
    const recipients = prepared === undefined ? [] : recipientsOf(telegramId, prepared.chatKinds);
    if (prepared === undefined) failPrepared(session, 'MESSAGE_EXPIRED');
    else if (isBusy || recipients.length === 0) failPrepared(session, 'MESSAGE_SEND_FAILED');
    else {
      const { text } = prepared;
      patchApp(session.id, { dialog: { kind: 'prepared', id, text, recipients } });
    }
  } catch (reason) {
    failPrepared(session, 'UNKNOWN_ERROR');
    throw reason;
  }
}
