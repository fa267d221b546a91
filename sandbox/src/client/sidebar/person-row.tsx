import { say } from '#src/client/language/language.ts';
import type { Message, Person } from '#src/control/common/shapes.ts';
import { shortTimeOf } from '#src/client/chat/format.ts';
import { summary } from '#src/client/chat/summary.ts';
import { useChats } from '#src/client/state/chats.ts';
import { useSeen } from '#src/client/state/seen.ts';
import { selectPerson, useSelection } from '#src/client/state/selection.ts';
import { Avatar } from '#src/client/people/avatar.tsx';
import { fullName, roleWord } from '#src/client/people/names.ts';
import styles from './people-list.module.css';

function lastLine(person: Person, last: Message | undefined): string {
  if (person.blocked) return say('бот заблокирован', 'bot blocked');
  if (last === undefined) return say('ещё не писал боту', 'has not written yet');
  return last.from === 'person' && !last.service
    ? say(`Вы: ${summary(last)}`, `You: ${summary(last)}`)
    : summary(last);
}

export function PersonRow({ person }: { person: Person }) {
  const { telegramId } = person;
  const isSelected = useSelection((selection) => selection.telegramId === telegramId);
  const last = useChats((chats) => chats.messages[telegramId]?.at(-1));
  const lastSeen = useSeen((seen) => seen[telegramId] ?? 0);
  const isUnread = !isSelected && last?.from === 'bot' && last.messageId > lastSeen;
  const name = fullName(person);
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isSelected}
      data-testid={`person-${telegramId}`}
      onClick={() => selectPerson(telegramId)}
    >
      <Avatar id={telegramId} name={name} photoUrl={person.photoUrl} />
      <span className={styles.body}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.role}>{roleWord(person)}</span>
        <span className={styles.last}>{lastLine(person, last)}</span>
      </span>
      <span className={styles.aside}>
        <span className={styles.time}>{last ? shortTimeOf(last.date) : ''}</span>
        {isUnread && (
          <span className={styles.dot} data-testid={`unread-${telegramId}`}>
            <span className="spoken">{say('непрочитанное', 'unread')}</span>
          </span>
        )}
      </span>
    </button>
  );
}
