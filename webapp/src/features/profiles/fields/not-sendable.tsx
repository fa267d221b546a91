import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { profileTexts } from '#src/texts/profile.ts';
import styles from './not-sendable.module.css';
import { focusField } from './focus-field.ts';
import type { PlainField } from '#src/features/profiles/draft/plain-fields.ts';

export function NotSendable({ fields }: { fields: readonly PlainField[] }) {
  return (
    <output className={styles.note} data-testid="not-sendable">
      <span>{fieldTexts.fields.notSendable}</span>
      {fields.map((field) => (
        <button
          key={field}
          type="button"
          className={styles.field}
          onClick={() => focusField(field)}
        >
          {profileTexts.profile.fields[field]}
        </button>
      ))}
    </output>
  );
}
