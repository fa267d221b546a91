import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useBackButton } from '#src/telegram/use-back-button.ts';
import { texts } from '#src/texts/common.ts';
import styles from './back-link.module.css';
import { useGoBack } from './use-go-back.ts';

/** The way back: Telegram's own button, or one in the page where the client has none. */
export function BackLink({ parent }: { parent: string }) {
  const goBack = useGoBack(parent);
  const isNative = useBackButton(true, goBack);
  if (isNative) return null;
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <ChevronLeft size={24} aria-hidden />
      {texts.common.back}
    </button>
  );
}
