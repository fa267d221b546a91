import { useStats } from '#src/api/follows.ts';
import { paths } from '#src/app/paths.ts';
import { chatLink } from '#src/telegram/chat-link.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FollowButton } from '#src/ui/profile/follow-button.tsx';
import styles from './person-actions.module.css';

/** Outside Telegram: the way into it, where the bot is known. */
export function OpenInTelegram({ telegramId }: { telegramId: number }) {
  const link = chatLink(`u_${telegramId}`);
  return link && <ButtonLink to={link}>{peopleTexts.people.openInTelegram}</ButtonLink>;
}

/** What one may do about a person: follow them, write to them. */
export function PersonActions({ telegramId }: { telegramId: number }) {
  const isOutside = telegram().user === undefined;
  const { data } = useStats(telegramId);
  return (
    <div className={styles.actions}>
      {isOutside ? (
        <OpenInTelegram telegramId={telegramId} />
      ) : (
        <FollowButton telegramId={telegramId} isSubscribed={data?.isSubscribed} />
      )}
      <ButtonLink kind="tinted" to={paths.userLinks(telegramId)}>
        {peopleTexts.people.write}
      </ButtonLink>
    </div>
  );
}
