import { shortTimeOf } from '#src/client/chat/format.ts';
import { summary } from '#src/client/chat/summary.ts';
import { Avatar } from '#src/client/people/avatar.tsx';
import styles from './people-list.module.css';
import { showGroup, useGroup } from '#src/client/state/group.ts';
import { useSeen } from '#src/client/state/seen.ts';
import { useSelection } from '#src/client/state/selection.ts';

/** The moderators' group among the chats; nothing where there is none. */
export function GroupRow() {
  const { group, messages } = useGroup();
  const isSelected = useSelection(({ showsGroup }) => showsGroup);
  const last = messages.at(-1);
  const lastSeen = useSeen((seen) => seen[group?.telegramId ?? 0] ?? 0);
  if (group === undefined) return null;
  const isUnread = !isSelected && last !== undefined && last.messageId > lastSeen;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isSelected}
        data-testid="group"
        onClick={() => showGroup(group)}
      >
        <Avatar id={group.telegramId} name={group.title} />
        <span className={styles.body}>
          <span className={styles.name}>{group.title}</span>
          <span className={styles.role}>группа</span>
          <span className={styles.last}>{last ? summary(last) : 'пока пусто'}</span>
        </span>
        <span className={styles.aside}>
          <span className={styles.time}>{last ? shortTimeOf(last.date) : ''}</span>
          {isUnread && (
            <span className={styles.dot}>
              <span className="spoken">непрочитанное</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
