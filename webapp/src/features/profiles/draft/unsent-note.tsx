import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { DraftIcon } from './draft-icon.tsx';
import styles from './unsent-note.module.css';

interface UnsentNoteProps {
  onGoOn: () => void;
  onReview: () => void;
}

export function OnlyYours() {
  return (
    <p className={styles.line}>
      <DraftIcon /> <span>{fieldTexts.fields.onlyYours}</span>
    </p>
  );
}

export function UnsentNote({ onGoOn, onReview }: UnsentNoteProps) {
  return (
    <Section testId="unsent-note">
      <div className={styles.note}>
        <OnlyYours />
        <Button kind="tinted" onClick={onGoOn}>
          {fieldTexts.fields.toSending}
        </Button>
        <Button kind="plain" onClick={onReview}>
          {fieldTexts.drafts.title}
        </Button>
      </div>
    </Section>
  );
}
