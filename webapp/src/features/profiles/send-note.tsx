import { settingsTexts } from '#src/texts/settings.ts';
import { NotSendable } from './fields/not-sendable.tsx';
import type { PlainField } from './draft/plain-fields.ts';
import styles from './send-note.module.css';

interface SendNoteProps {
  invalid: readonly PlainField[];
  needsConsent: boolean;
}

/** What to know before sending: what cannot be sent as it is, and what sending agrees to. */
export function SendNote({ invalid, needsConsent }: SendNoteProps) {
  if (invalid.length > 0) return <NotSendable fields={invalid} />;
  return needsConsent && <p className={styles.consent}>{settingsTexts.settings.consent}</p>;
}
