import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { DraftIcon } from './draft-icon.tsx';
import styles from './unsent-note.module.css';

interface UnsentNoteProps {
  onGoOn: () => void;
  onReview: () => void;
}

export default function UnsentNote({ onGoOn, onReview }: UnsentNoteProps) {
  const { onlyYours, toSending } = fieldTexts.fields;
  return (
    <Section testId="unsent-note">
      <div className={styles.note}>
        <p className={styles.line}>
          <DraftIcon /> <span>{onlyYours}</span>
        </p>
        <Button kind="tinted" onClick={onGoOn}>
          {toSending}
        </Button>
        <Button kind="plain" onClick={onReview}>
          {fieldTexts.drafts.title}
        </Button>
      </div>
    </Section>
  );
}
