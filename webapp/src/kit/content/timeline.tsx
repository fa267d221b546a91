import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import styles from './timeline.module.css';

export interface TimelineStep {
  title: string;
  detail?: string;
  state: 'done' | 'current' | 'partly' | 'failed' | 'ahead';
}

const icons = { done: Check, current: Clock, partly: Check, failed: X };

export function Timeline({ label, steps }: { label: string; steps: TimelineStep[] }) {
  return (
    <ol className={styles.timeline} aria-label={label} data-testid="timeline">
      {steps.map(({ title, detail, state }, index) => {
        const Icon = state === 'ahead' ? undefined : icons[state];
        return (
          <li
            key={title}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden>
              {Icon ? <Icon size={14} strokeWidth={3} /> : index + 1}
            </span>
            <div className="grow">
              <p className={styles.title}>{title}</p>
              {detail && <p className={styles.detail}>{detail}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
