import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { texts } from '#src/texts/common.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { OnlyYours } from '#src/features/profiles/draft/unsent-note.tsx';
import styles from './rejection-section.module.css';

interface RejectionSectionProps {
  reason: string | null;
  /** While the profile is edited already there is no need of it. */
  onMend?: () => void;
  /** Where the profile has drafts. */
  onReview?: () => void;
}

export function RejectionSection({ reason, onMend, onReview }: RejectionSectionProps) {
  const { sentBack, rejectedDefault, resend } = moderationTexts.moderation;
  return (
    <Section testId="rejection">
      <Cell
        icon={CircleAlert}
        isGrave
        detail={
          <span className={styles.reason}>{texts.words.reason(reason || rejectedDefault)}</span>
        }
      >
        <strong>{sentBack}</strong>
      </Cell>
      {onMend && (
        <div className={styles.action}>
          {onReview && <OnlyYours />}
          <Button onClick={onMend}>{resend}</Button>
          {onReview && (
            <Button kind="plain" onClick={onReview}>
              {fieldTexts.drafts.title}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
