import { limits } from '@kollab/contract';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { texts } from '#src/texts/common.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { TextArea } from '#src/kit/forms/field.tsx';
import styles from './reason-field.module.css';

/** Spec §5. */
export function faultOf(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < limits.rejectionReasonMin) return moderatorTexts.queue.reasonTooShort;
  return length > limits.rejectionReasonMax ? moderatorTexts.queue.reasonTooLong : undefined;
}

/** Words of one's own stay before a ready reason. */
function filledWith(typed: string, chosen: string, ready: readonly string[]): string {
  const own = typed.trim();
  if (own === '' || ready.includes(own)) return chosen;
  return own.includes(chosen) ? typed : `${own}\n${chosen}`;
}

interface ReasonFieldProps {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  ready: readonly string[];
  onType: (reason: string) => void;
}

export function ReasonField({ label, hint, value, error, ready, onType }: ReasonFieldProps) {
  const caption = useId();
  const shown = ready.map(texts.words.reason);
  return (
    <>
      {shown.length > 0 && (
        <>
          <p id={caption} className={styles.caption}>
            {moderatorTexts.queue.readyReasons}
          </p>
          <ul className={styles.ready} aria-labelledby={caption}>
            {shown.map((reason) => (
              <li key={reason} className={styles.row}>
                <button
                  type="button"
                  className={styles.reason}
                  aria-pressed={value.trim() === reason}
                  onClick={() => onType(filledWith(value, reason, shown))}
                >
                  <span className="grow">{reason}</span>
                  <Check size={20} className={styles.tick} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        value={value}
        error={error}
        maxLength={limits.rejectionReasonMax}
        onChange={onType}
      />
    </>
  );
}
