import {
  type ChangeEvent,
  type ClipboardEvent,
  type HTMLAttributes,
  type ReactNode,
  useId,
} from 'react';
import { texts } from '#src/texts/common.ts';
import { showToast } from '#src/kit/notices/notices.ts';
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

const isNear = (length: number, max: number) => length >= max * 0.8;

function leftOf(max: number, length: number) {
  const { over, left, full } = texts.common;
  if (length === max) return full(max);
  return length > max ? over(length - max) : left(max - length);
}

function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  return (
    <span className={left < 0 ? styles.over : styles.left} aria-live="polite">
      {isNear(length, max) && leftOf(max, length)}
    </span>
  );
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
          className={error ? 'danger' : 'quiet'}
          role={error ? 'alert' : undefined}
        >
          {error ?? hint}
        </p>
        {maxLength !== undefined && <Counter length={value.length} max={maxLength} />}
      </div>
    </div>
  );
}

function useAttributes(props: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return {
    id,
    className: styles.input,
    value: props.value,
    placeholder: props.placeholder,
    'aria-invalid': props.error !== undefined,
    'aria-describedby': `${id}-hint`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      props.onChange(event.target.value),
  };
}

/** The browser takes what fits of a paste without a word. */
function sayIfCut({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) {
  const { value, maxLength, selectionStart, selectionEnd } = currentTarget;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const length = value.length - replaced + clipboardData.getData('text').length;
  if (maxLength >= 0 && length > maxLength) showToast(texts.common.cut(maxLength));
}

/** With a hint or an error, and a counter near the limit. */
export function Field(props: FieldProps) {
  const { maxLength, inputMode } = props;
  const attributes = useAttributes(props);
  return (
    <Frame {...props} id={attributes.id}>
      <input
        {...attributes}
        maxLength={maxLength}
        inputMode={inputMode}
        enterKeyHint="next"
        onPaste={sayIfCut}
      />
    </Frame>
  );
}

/** Grows with what is typed. */
export function TextArea(props: FieldProps & { rows?: number }) {
  const attributes = useAttributes(props);
  return (
    <Frame {...props} id={attributes.id}>
      <textarea {...attributes} rows={props.rows ?? 5} />
    </Frame>
  );
}
