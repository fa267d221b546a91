import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { Counter } from './counter.tsx';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  placeholder?: string;
  error?: string;
  maxLength?: number;
  /** Given where something else leads to the field. */
  id?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
}

interface FrameProps extends Omit<FieldProps, 'onChange' | 'placeholder' | 'inputMode'> {
  id: string;
  children: ReactNode;
}

function Frame({ id, label, value, hint, error, maxLength, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <div className={styles.foot}>
        <p
          id={`${id}-hint`}
          className={error ? styles.error : styles.hint}
          role={error ? 'alert' : undefined}
        >
          {error ?? hint}
        </p>
        {maxLength !== undefined && <Counter length={value.length} max={maxLength} />}
      </div>
    </div>
  );
}

/** A line of text with its name, a hint or an error, and a counter near the limit. */
export function Field(props: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Frame {...props} id={id}>
      <input
        id={id}
        className={styles.input}
        value={props.value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        inputMode={props.inputMode}
        enterKeyHint="next"
        aria-invalid={props.error !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </Frame>
  );
}

/** Several lines of text; grows with what is typed. */
export function TextArea(props: FieldProps & { rows?: number }) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Frame {...props} id={id}>
      <textarea
        id={id}
        className={styles.input}
        rows={props.rows ?? 5}
        value={props.value}
        placeholder={props.placeholder}
        aria-invalid={props.error !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </Frame>
  );
}
