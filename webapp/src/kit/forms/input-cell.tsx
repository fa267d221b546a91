import {
  useRef,
  type ChangeEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '#src/kit/lib/class-names.ts';
import styles from './input-cell.module.css';

interface InputCellProps {
  id: string;
  label: string;
  value: string;
  /** What was typed, before and after it was cleaned. */
  onChange: (cleaned: string, typed: string) => void;
  clean: (typed: string) => string;
  onBlur?: () => void;
  /** Empty where another row says why. */
  error?: string;
  placeholder?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoComplete?: string;
  isRequired?: boolean;
  isLong?: boolean;
  after?: ReactNode;
}

/** What is stripped does not move the caret. */
export function InputCell(props: InputCellProps) {
  const { id, label, value, onChange, clean, onBlur, error, isRequired, isLong, after } = props;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const type = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value: typed, selectionStart } = event.target;
    const cleaned = clean(typed);
    onChange(cleaned, typed);
    if (cleaned === typed) return;
    const caret = clean(typed.slice(0, selectionStart ?? typed.length)).length;
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  };
  const finish = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.blur();
  };
  const attributes = {
    id,
    ref: input,
    value,
    onChange: type,
    onBlur,
    onKeyDown: finish,
    placeholder: props.placeholder,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete ?? 'off',
    enterKeyHint: 'done',
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const;
  return (
    <div className={styles.cell}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.value}>
        {isLong ? (
          <textarea {...attributes} rows={1} className={classNames(styles.input, styles.long)} />
        ) : (
          <input {...attributes} className={styles.input} />
        )}
        {error && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
      {after && <span className={styles.after}>{after}</span>}
    </div>
  );
}
