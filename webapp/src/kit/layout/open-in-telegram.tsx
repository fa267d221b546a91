import { chatLink } from '#src/telegram/chat-link.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import styles from '#src/kit/controls/main-action.module.css';

interface OpenInTelegramProps {
  startParam: string;
  /** Where something else comes first. */
  isSecond?: boolean;
}

/** At the foot of the page outside Telegram: the way into it, where the bot is known. */
export function OpenInTelegram({ startParam, isSecond }: OpenInTelegramProps) {
  const link = chatLink(startParam);
  if (!link) return null;
  return (
    <div className={styles.foot}>
      <ButtonLink kind={isSecond ? 'tinted' : 'filled'} to={link}>
        {peopleTexts.people.openInTelegram}
      </ButtonLink>
    </div>
  );
}
