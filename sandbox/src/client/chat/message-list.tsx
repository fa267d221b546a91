import { Fragment } from 'react';
import { say } from '#src/client/language/language.ts';
import type { Bot, Message } from '#src/control/common/shapes.ts';
import { followLink } from '#src/client/phone/follow-link.ts';
import { sendMessage } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { Bubble } from './bubble.tsx';
import styles from './chat.module.css';
import { dayOf } from './format.ts';
import { serviceText } from './summary.ts';
import { useEnd } from './use-end.ts';

export function MessageList({
  telegramId,
  messages,
  bot,
  onReply,
}: {
  telegramId: number;
  messages: Message[];
  bot: Bot | undefined;
  onReply: (message: Message) => void;
}) {
  const scroll = useEnd(messages);

  const actions = {
    onTelegramLink: (href: string) => followLink(telegramId, href),
    onCommand: (command: string) => {
      sendMessage(telegramId, command).catch(showFailure);
    },
  };
  const byId = new Map(messages.map((message) => [message.messageId, message]));

  return (
    <div className={styles.scroll} ref={scroll}>
      <ul
        className={styles.list}
        aria-label={say('Сообщения', 'Messages')}
        aria-live="polite"
        data-testid="messages"
      >
        {messages.length === 0 && (
          <li className={styles.empty}>
            <b>{say('Что умеет этот бот?', 'What can this bot do?')}</b>
            {bot?.description ||
              say('Нажмите «Старт», и бот ответит.', 'Press “Start”, and the bot will answer.')}
          </li>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const day = dayOf(message.date);
          const isNewDay = before === undefined || dayOf(before.date) !== day;
          return (
            <Fragment key={message.messageId}>
              {isNewDay && <li className={styles.day}>{day}</li>}
              {serviceText(message) !== undefined && (
                <li className={styles.day}>{serviceText(message)}</li>
              )}
              {serviceText(message) === undefined && (
                <Bubble
                  message={message}
                  original={message.replyTo ? byId.get(message.replyTo) : undefined}
                  botName={bot?.name ?? say('Бот', 'Bot')}
                  telegramId={telegramId}
                  isJoined={!isNewDay && before.from === message.from}
                  actions={actions}
                  onReply={onReply}
                />
              )}
            </Fragment>
          );
        })}
      </ul>
    </div>
  );
}
