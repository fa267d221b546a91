import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { texts } from '#src/texts/common.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import styles from './rejection-section.module.css';

interface RejectionSectionProps {
  reason: string | null;
  note?: string;
  /** While the profile is edited already there is no need of it. */
  onMend?: () => void;
}

export default function RejectionSection({ reason, note, onMend }: RejectionSectionProps) {
  const { sentBack, rejectedDefault, resend } = moderationTexts.moderation;
  return (
    <Section testId="rejection" note={note}>
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
          <Button onClick={onMend}>{resend}</Button>
        </div>
      )}
    </Section>
  );
}
