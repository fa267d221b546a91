import type { Consent } from '#src/api/account.ts';
import type { PlainField } from '#src/features/profiles/draft/plain-fields.ts';
import { NotSendable } from '#src/features/profiles/fields/not-sendable.tsx';
import { profileTexts } from '#src/texts/profile.ts';
import { ConsentBox } from './consent-box.tsx';
import styles from './send-note.module.css';

interface SendNoteProps {
  isUnsent: boolean;
  invalid: readonly PlainField[];
  consent: Consent;
}

/** Over the button that sends: why it cannot be pressed, or what one agrees to; else nothing. */
export function sendNote({ isUnsent, invalid, consent }: SendNoteProps) {
  if (invalid.length > 0) return <NotSendable fields={invalid} />;
  if (!isUnsent) return <p className={styles.note}>{profileTexts.profile.nothingToSend}</p>;
  return consent.isNeeded && <ConsentBox {...consent} />;
}
