import { moderatorTexts } from '#src/texts/moderators.ts';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { type Arrangement, type Order, orders } from './items/arrange.ts';
import styles from './queue-tools.module.css';

export interface View extends Arrangement {
  /** Item by item, in place of a list. */
  isOneByOne: boolean;
}

interface QueueToolsProps {
  view: View;
  onChange: (view: View) => void;
}

/** How the queue is looked at: one by one or as a list, only one’s own, and in which order. */
export function QueueTools({ view, onChange }: QueueToolsProps) {
  const { view: label, oneByOne, mine, order, orderOf } = moderatorTexts.queue;
  const options = [
    { value: 'one' as const, text: oneByOne },
    { value: 'mine' as const, text: mine },
  ];
  const chosen = [
    ...(view.isOneByOne ? ['one' as const] : []),
    ...(view.isMine ? ['mine' as const] : []),
  ];
  return (
    <div className={styles.tools}>
      <ToggleChips
        label={label}
        options={options}
        chosen={chosen}
        onChange={(now) =>
          onChange({ ...view, isOneByOne: now.includes('one'), isMine: now.includes('mine') })
        }
      />
      <select
        className={styles.order}
        aria-label={order}
        value={view.order}
        onChange={({ target }) =>
          onChange({ ...view, order: orders.find((one) => one === target.value) ?? 'age' })
        }
      >
        {orders.map((one: Order) => (
          <option key={one} value={one}>
            {orderOf[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
