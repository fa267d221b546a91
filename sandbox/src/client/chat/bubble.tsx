import { say } from '#src/client/language/language.ts';
import type { Message } from '#src/control/common/shapes.ts';
import { fullName } from '#src/client/people/names.ts';
import { useChats } from '#src/client/state/chats.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import { Attachments } from './attachments.tsx';
import styles from './bubble.module.css';
import { timeOf } from './format.ts';
import { Keyboard, type Press } from './keyboard.tsx';
import { Poll } from './poll.tsx';
import type { TextActions } from './rich-text.tsx';
import { RichText } from './rich-text.tsx';
import { summary } from './summary.ts';

interface InGroup {
  chatId: number;
  nameOf: (message: Message) => string;
  isOwn: boolean;
  press: Press;
}

/** Joined to the previous message when it is by the same side. */
export function Bubble({
  message,
  original,
  botName,
  telegramId,
  isJoined,
  actions,
  onReply,
  inGroup,
}: {
  message: Message;
  original: Message | undefined;
  botName: string;
  telegramId: number;
  isJoined: boolean;
  actions: TextActions;
  onReply: (message: Message) => void;
  inGroup?: InGroup;
}) {
  const recipient = useChats((chats) =>
    chats.people.find(({ telegramId: id }) => id === message.sharedWith),
  );
  const sender =
    inGroup?.nameOf ?? (({ from }: Message) => (from === 'bot' ? botName : say('Вы', 'You')));
  const isFromElse = inGroup !== undefined && !inGroup.isOwn;
  return (
    <li
      className={styles.item}
      data-from={isFromElse ? 'bot' : message.from}
      data-joined={isJoined}
      data-testid={`message-${message.messageId}`}
      id={`message-${message.messageId}`}
      aria-label={`${sender(message)}, ${timeOf(message.date)}`}
    >
      <div className={styles.column}>
        <div className={styles.bubble}>
          {isFromElse && <b className={styles.via}>{sender(message)}</b>}
          {original && (
            <a className={styles.quote} href={`#message-${original.messageId}`}>
              <b>{sender(original)}</b>
              <span>{summary(original)}</span>
            </a>
          )}
          {message.viaBot && (
            <span className={styles.via} data-testid="via-bot">
              {say('через', 'via')} @{message.viaBot}
              {recipient && say(`, кому: ${fullName(recipient)}`, `, to ${fullName(recipient)}`)}
            </span>
          )}
          {message.effect && (
            <span className={styles.effect} aria-hidden="true">
              {message.effect}
            </span>
          )}
          <Attachments message={message} />
          {message.poll && (
            <Poll
              poll={message.poll}
              messageId={message.messageId}
              chatId={inGroup?.chatId ?? telegramId}
              telegramId={telegramId}
            />
          )}
          <div className={styles.text}>
            <RichText text={message.text} entities={message.entities ?? []} actions={actions} />
            <span className={styles.meta}>
              {message.editDate ? say('изменено ', 'edited ') : ''}
              {timeOf(message.date)}
            </span>
          </div>
        </div>
        <Keyboard message={message} telegramId={telegramId} press={inGroup?.press} />
      </div>
      <span className={styles.reply}>
        <IconButton
          icon="reply"
          label={say('Ответить', 'Reply')}
          onClick={() => onReply(message)}
        />
      </span>
    </li>
  );
}
