import type { OwnSanction } from '@kollab/contract';
import { sayMoment } from '#src/texts/moment.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { texts } from '#src/texts/common.ts';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { AppealCell } from './appeal-cell.tsx';
import { useSanctionAppeal } from './own-sanctions.ts';
import styles from './sanction-parts.module.css';

export function SanctionFacts({ sanction }: { sanction: OwnSanction }) {
  const { kind, reason, at, until, appeal } = sanction;
  const words = sanctionTexts.sanction;
  return (
    <>
      <p className={styles.reason}>
        <ExpandableText>
          {reason === null ? words.noReason : words.reason(texts.words.reason(reason))}
        </ExpandableText>
      </p>
      <p className={styles.fact}>{words.decidedAt(sayMoment(at))}</p>
      {kind === 'suspension' && (
        <p className={styles.fact}>{until ? words.until(sayMoment(until)) : words.untilLifted}</p>
      )}
      {appeal && (
        <div className={styles.appeal}>
          <p>
            {words.appeal[appeal.decision ?? 'waiting'](sayMoment(appeal.decidedAt ?? appeal.at))}
          </p>
          {appeal.reason && (
            <p className={styles.reason}>
              <ExpandableText>{words.reason(appeal.reason)}</ExpandableText>
            </p>
          )}
          <p className={styles.said}>
            <ExpandableText>{words.said(appeal.text)}</ExpandableText>
          </p>
        </div>
      )}
    </>
  );
}

interface SanctionAppealProps {
  sanction: OwnSanction;
  telegramId: number;
}

export function SanctionAppeal({ sanction, telegramId }: SanctionAppealProps) {
  const { send, refresh } = useSanctionAppeal(telegramId);
  const { id, mayAppealUntil } = sanction;
  return (
    <AppealCell
      subject={id}
      telegramId={telegramId}
      until={mayAppealUntil}
      words={sanctionTexts.appeal}
      onSend={(text) => send(id, text)}
      onSent={refresh}
    />
  );
}
