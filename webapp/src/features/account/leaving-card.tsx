import { useDeletion } from '#src/api/account.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './leaving-card.module.css';

const words = settingsTexts.settings;

export function LeavingCard({ telegramId, deletesAt }: { telegramId: number; deletesAt: string }) {
  const { mutate, isPending } = useDeletion(telegramId);
  const keep = () =>
    mutate(false, {
      onSuccess() {
        telegram().haptic('success');
        showToast(words.kept);
      },
      onError: (error) => showToast(inALine(words.keepFailed, error)),
    });
  return (
    <Section testId="leaving">
      <div className={styles.leaving}>
        <p className={styles.title}>{words.leaving}</p>
        <p className={styles.when}>{words.leavingAt(sayMoment(deletesAt))}</p>
        <Button isLoading={isPending} onClick={keep}>
          {words.keep}
        </Button>
      </div>
    </Section>
  );
}
