import { shortTimeOf } from '#src/client/chat/format.ts';
import { summary } from '#src/client/chat/summary.ts';
import { say } from '#src/client/language/language.ts';
import { Avatar } from '#src/client/people/avatar.tsx';
import styles from './people-list.module.css';
import type { Group } from '#src/control/common/shapes.ts';
import { showGroup, useGroups } from '#src/client/state/groups.ts';
import { useSeen } from '#src/client/state/seen.ts';
import { useSelection } from '#src/client/state/selection.ts';

function GroupRow({ group }: { group: Group }) {
  const { telegramId: chatId, isModerators } = group;
  const last = useGroups(({ messages }) => messages[chatId]?.at(-1));
  const isSelected = useSelection(({ groupId }) => groupId === chatId);
  const lastSeen = useSeen((seen) => seen[chatId] ?? 0);
  const isUnread = !isSelected && last !== undefined && last.messageId > lastSeen;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isSelected}
        data-testid={isModerators ? 'group' : `group${chatId}`}
        onClick={() => showGroup(group)}
      >
        <Avatar id={group.telegramId} name={group.title} />
        <span className={styles.body}>
          <span className={styles.name}>{group.title}</span>
          <span className={styles.role}>{say('группа', 'group')}</span>
          <span className={styles.last}>
            {last ? summary(last) : say('пока пусто', 'nothing yet')}
          </span>
        </span>
        <span className={styles.aside}>
          <span className={styles.time}>{last ? shortTimeOf(last.date) : ''}</span>
          {isUnread && (
            <span className={styles.dot}>
              <span className="spoken">{say('непрочитанное', 'unread')}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

export function GroupRows() {
  const groups = useGroups((known) => known.groups);
  return groups.map((group) => <GroupRow key={group.telegramId} group={group} />);
}
