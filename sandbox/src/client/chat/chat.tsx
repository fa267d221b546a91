import { useEffect, useRef, useState } from 'react';
import { say } from '#src/client/language/language.ts';
import type { Message, Person } from '#src/control/common/shapes.ts';
import { Avatar } from '#src/client/people/avatar.tsx';
import { fullName } from '#src/client/people/names.ts';
import { refreshBot, setBlocked, useChats } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { markSeen } from '#src/client/state/seen.ts';
import { Button, IconButton } from '#src/client/ui/controls.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

const none: Message[] = [];

function forcedReply(messages: Message[]): number | undefined {
  const last = messages.at(-1);
  return last?.from === 'bot' && last.forceReply ? last.messageId : undefined;
}

/** Keyed by person: a draft stays with its author. */
export function Chat({ person }: { person: Person }) {
  const { telegramId } = person;
  const messages = useChats((chats) => chats.messages[telegramId] ?? none);
  const bot = useChats((chats) => chats.bots[telegramId]);
  const [replyId, setReplyId] = useState<number>();
  const [handledForce, setHandledForce] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const lastId = messages.at(-1)?.messageId;
  const forcedId = forcedReply(messages);
  const replyTo = messages.find(
    ({ messageId }) =>
      messageId === (replyId ?? (forcedId === handledForce ? undefined : forcedId)),
  );

  useEffect(() => {
    refreshBot(telegramId).catch(showFailure);
  }, [telegramId]);
  useEffect(() => {
    if (lastId !== undefined) markSeen(telegramId, lastId);
  }, [telegramId, lastId]);
  useEffect(() => {
    if (forcedId !== undefined) field.current?.focus();
  }, [forcedId]);

  const toggleBlocked = () => {
    setBlocked(telegramId, !person.blocked).catch(showFailure);
  };

  return (
    <>
      <header className={styles.head}>
        <Avatar id={5} name={bot?.name ?? say('Бот', 'Bot')} size={40} />
        <div className={styles.title}>
          <h2>{bot?.name ?? say('Бот', 'Bot')}</h2>
          <span>
            {say('бот · вы', 'bot · you are')} {fullName(person)}
            {person.username ? `, @${person.username}` : ''}
          </span>
        </div>
        <IconButton
          icon={person.blocked ? 'unblock' : 'block'}
          label={
            person.blocked
              ? say('Разблокировать бота', 'Unblock the bot')
              : say('Заблокировать бота', 'Block the bot')
          }
          data-testid={person.blocked ? 'unblock' : 'block'}
          onClick={toggleBlocked}
        />
      </header>
      <MessageList
        telegramId={telegramId}
        messages={messages}
        bot={bot}
        onReply={({ messageId }) => {
          setReplyId(messageId);
          field.current?.focus();
        }}
      />
      {person.blocked ? (
        <Blocked onUnblock={toggleBlocked} />
      ) : (
        <Composer
          telegramId={telegramId}
          bot={bot}
          replyTo={replyTo}
          isEmpty={messages.every(({ sharedWith }) => sharedWith)}
          field={field}
          onReplyDone={() => {
            setReplyId((chosen) => (chosen === replyId ? undefined : chosen));
            setHandledForce(forcedId);
          }}
        />
      )}
    </>
  );
}

function Blocked({ onUnblock }: { onUnblock: () => void }) {
  return (
    <div className={styles.blocked}>
      <span>
        {say(
          'Вы заблокировали бота: писать вам он не может.',
          'You blocked the bot: it cannot message you.',
        )}
      </span>
      <Button onClick={onUnblock}>{say('Разблокировать', 'Unblock')}</Button>
    </div>
  );
}
