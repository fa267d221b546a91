import CircleAlert from 'lucide-react/icons/circle-alert';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { texts } from '#src/texts/common.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import styles from './rejection-section.module.css';

export function RejectionSection({ reason }: { reason: string | null }) {
  return (
    <Section title={fieldTexts.fields.toMend} testId="rejection">
      <Cell icon={CircleAlert} isGrave>
        <span className={styles.reason}>
          {texts.words.reason(reason || moderationTexts.moderation.rejectedDefault)}
        </span>
      </Cell>
    </Section>
  );
}
