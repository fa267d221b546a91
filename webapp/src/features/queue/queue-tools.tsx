import { moderatorTexts } from '#src/texts/moderators.ts';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { SelectChip } from '#src/kit/controls/select-chip.tsx';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { type Arrangement, orders } from './items/arrange.ts';
import styles from './queue-tools.module.css';

export interface View extends Arrangement {
  isOneByOne: boolean;
}

interface QueueToolsProps {
  view: View;
  onChange: (view: View) => void;
}

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
      <SelectChip
        icon={ArrowDownUp}
        label={order}
        value={view.order}
        options={orders.map((value) => ({ value, text: orderOf[value] }))}
        onChange={(value) => onChange({ ...view, order: value })}
      />
    </div>
  );
}
