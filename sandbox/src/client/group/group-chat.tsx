import { useEffect, useState } from 'react';
import { control } from '#src/client/api/control.ts';
import type { Group, Message, Person } from '#src/client/api/shapes.ts';
import { Bubble } from '#src/client/chat/bubble.tsx';
import styles from '#src/client/chat/chat.module.css';
import composer from '#src/client/chat/composer.module.css';
import { useEnd } from '#src/client/chat/use-end.ts';
import { useWriting, WritingBox } from '#src/client/chat/writing-box.tsx';
import { Avatar } from '#src/client/people/avatar.tsx';
import { fullName } from '#src/client/people/names.ts';
import { followLink } from '#src/client/phone/follow-link.ts';
import { useChats } from '#src/client/state/chats.ts';
import { sendToGroup, useGroup } from '#src/client/state/group.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { markSeen } from '#src/client/state/seen.ts';

/** The moderators' group as one of its members sees it. Keyed by member. */
export function GroupChat({ group, member }: { group: Group; member: Person }) {
  const { telegramId } = member;
  const messages = useGroup((known) => known.messages);
  const people = useChats((chats) => chats.people);
  const botName = useChats((chats) => chats.bots[telegramId]?.name ?? 'Бот');
  const [replyId, setReplyId] = useState<number>();
  const lastId = messages.at(-1)?.messageId;
  useEffect(() => {
    if (lastId !== undefined) markSeen(group.telegramId, lastId);
  }, [group.telegramId, lastId]);
  const scroll = useEnd(messages);

  const nameOf = ({ from, memberId }: Message) => {
    if (from === 'bot') return botName;
    if (memberId === telegramId) return 'Вы';
    const author = people.find((person) => person.telegramId === memberId);
    return author ? fullName(author) : 'Участник';
  };
  const byId = new Map(messages.map((message) => [message.messageId, message]));
  const write = (text: string) => sendToGroup(telegramId, text, replyId);
  const stopReplying = () => setReplyId(undefined);
  const writing = useWriting(write, stopReplying);
  const actions = {
    onTelegramLink: (href: string) => followLink(telegramId, href),
    onCommand: (command: string) => {
      write(command).catch(showFailure);
    },
  };

  return (
    <>
      <header className={styles.head}>
        <Avatar id={group.telegramId} name={group.title} size={40} />
        <div className={styles.title}>
          <h2>{group.title}</h2>
          <span>группа · вы {fullName(member)}</span>
        </div>
      </header>
      <div className={styles.scroll} ref={scroll}>
        <ul className={styles.list} aria-label="Сообщения группы" data-testid="group-messages">
          {messages.map((message) => (
            <Bubble
              key={message.messageId}
              message={message}
              original={message.replyTo ? byId.get(message.replyTo) : undefined}
              botName={botName}
              telegramId={telegramId}
              isJoined={false}
              actions={actions}
              onReply={({ messageId }) => setReplyId(messageId)}
              inGroup={{
                nameOf,
                isOwn: message.memberId === telegramId,
                press: (messageId, data) => control.pressInGroup({ telegramId, messageId, data }),
              }}
            />
          ))}
        </ul>
      </div>
      <div className={composer.bar}>
        <WritingBox
          chat="group-"
          writing={writing}
          replyTo={replyId === undefined ? undefined : byId.get(replyId)}
          onReplyDone={stopReplying}
          label="Сообщение в группу"
          placeholder="Сообщение"
        />
      </div>
    </>
  );
}
