import { texts } from '#src/texts/texts.ts';
import styles from './not-sendable.module.css';
import { focusField } from './plain-field-cell.tsx';
import type { PlainField } from './plain-fields.ts';

/** Names the fields that keep the profile from being sent, and leads to them. */
export function NotSendable({ fields }: { fields: readonly PlainField[] }) {
  return (
    <output className={styles.note} data-testid="not-sendable">
      <span>{texts.fields.notSendable}</span>
      {fields.map((field) => (
        <button
          key={field}
          type="button"
          className={styles.field}
          onClick={() => focusField(field)}
        >
          {texts.profile.fields[field]}
        </button>
      ))}
    </output>
  );
}
