import { useEffect, useState } from 'react';
import { control } from '#src/client/api/control.ts';
import type { Group, Message, Person } from '#src/control/common/shapes.ts';
import { Bubble } from '#src/client/chat/bubble.tsx';
import styles from '#src/client/chat/chat.module.css';
import composer from '#src/client/chat/composer.module.css';
import { summary } from '#src/client/chat/summary.ts';
import { useEnd } from '#src/client/chat/use-end.ts';
import { useWriting, WritingBox } from '#src/client/chat/writing-box.tsx';
import { say } from '#src/client/language/language.ts';
import { Avatar } from '#src/client/people/avatar.tsx';
import { fullName } from '#src/client/people/names.ts';
import { followLink } from '#src/client/phone/follow-link.ts';
import { useChats } from '#src/client/state/chats.ts';
import { sendToGroup, useGroups } from '#src/client/state/groups.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { markSeen } from '#src/client/state/seen.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import { eventText } from './events.ts';
import own from './group.module.css';
import { GroupInfo } from './group-info.tsx';

const none: Message[] = [];

function Pinned({ message }: { message: Message }) {
  return (
    <a className={own.pinned} href={`#message-${message.messageId}`} data-testid="pinned">
      <b>{say('Закреплено', 'Pinned')}</b>
      <span>{summary(message)}</span>
    </a>
  );
}

export function GroupChat({ group, member }: { group: Group; member: Person }) {
  const { telegramId: chatId } = group;
  const { telegramId } = member;
  const messages = useGroups((known) => known.messages[chatId] ?? none);
  const people = useChats((chats) => chats.people);
  const botName = useChats((chats) => chats.bots[telegramId]?.name ?? say('Бот', 'Bot'));
  const [replyId, setReplyId] = useState<number>();
  const [showsInfo, setShowsInfo] = useState(false);
  const lastId = messages.at(-1)?.messageId;
  useEffect(() => {
    if (lastId !== undefined) markSeen(chatId, lastId);
  }, [chatId, lastId]);
  const scroll = useEnd(messages);

  const nameOfId = (id: number | null | undefined) => {
    const found = people.find((person) => person.telegramId === id);
    return found ? fullName(found) : botName;
  };
  const tagOf = (id: number | null | undefined) =>
    group.members.find((one) => one.telegramId === id)?.tag;
  const nameOf = ({ from, memberId }: Message) => {
    if (from === 'bot') return botName;
    const tag = tagOf(memberId);
    const name = memberId === telegramId ? say('Вы', 'You') : nameOfId(memberId);
    return tag ? `${name} · ${tag}` : name;
  };
  const byId = new Map(messages.map((message) => [message.messageId, message]));
  const pinned = byId.get(group.pinnedId ?? 0);
  const write = (text: string) => sendToGroup(chatId, { telegramId, text, replyTo: replyId });
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
        <Avatar id={chatId} name={group.title} size={40} />
        <div className={styles.title}>
          <h2>{group.title}</h2>
          <span>
            {say('группа · вы', 'group · you are')} {fullName(member)}
          </span>
        </div>
        {!group.isModerators && (
          <span className={own.info}>
            {group.requests.length > 0 && (
              <span className={own.count}>{group.requests.length}</span>
            )}
            <IconButton
              icon="settings"
              label={
                group.requests.length > 0
                  ? say(
                      'О группе: есть заявки на вступление',
                      'About the group: somebody asks to join',
                    )
                  : say('О группе', 'About the group')
              }
              data-testid="group-info"
              onClick={() => setShowsInfo(true)}
            />
          </span>
        )}
      </header>
      {pinned && <Pinned message={pinned} />}
      <div className={styles.scroll} ref={scroll}>
        <ul
          className={styles.list}
          aria-label={say('Сообщения группы', 'Messages of the group')}
          data-testid="group-messages"
        >
          {messages.length === 0 && (
            <li className={styles.empty}>
              <b>{say('Здесь пока пусто', 'Nothing here yet')}</b>
              {say(
                'Добавьте бота: по ссылке со страницы проекта или в «О группе».',
                'Add the bot: by the link on a project’s page, or in “About the group”.',
              )}
            </li>
          )}
          {messages.map((message) => {
            const event = eventText(message, nameOfId);
            if (event !== undefined) {
              return (
                <li key={message.messageId} className={styles.day}>
                  {event}
                </li>
              );
            }
            return (
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
                  chatId,
                  nameOf,
                  isOwn: message.memberId === telegramId,
                  press: (messageId, data) =>
                    control.pressInGroup(chatId, { telegramId, messageId, data }),
                }}
              />
            );
          })}
        </ul>
      </div>
      <div className={composer.bar}>
        <WritingBox
          chat="group-"
          writing={writing}
          replyTo={replyId === undefined ? undefined : byId.get(replyId)}
          onReplyDone={stopReplying}
          label={say('Сообщение в группу', 'Message to the group')}
          placeholder={say('Сообщение', 'Message')}
        />
      </div>
      {showsInfo && (
        <GroupInfo
          group={group}
          telegramId={telegramId}
          nameOf={nameOfId}
          onClose={() => setShowsInfo(false)}
        />
      )}
    </>
  );
}
