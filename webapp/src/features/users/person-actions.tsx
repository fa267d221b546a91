import { paths } from '@kollab/contract';
import { useStats } from '#src/api/follows.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { FollowButton } from '#src/entities/profiles/follow-button.tsx';
import styles from './person-actions.module.css';

/** What one may do about a person: follow them, in Telegram, and write to them. */
export function PersonActions({ telegramId }: { telegramId: number }) {
  const { data } = useStats(telegramId);
  return (
    <div className={styles.actions}>
      {telegram().user !== undefined && (
        <FollowButton telegramId={telegramId} isSubscribed={data?.isSubscribed} />
      )}
      <ButtonLink kind="tinted" to={paths.userLinks(telegramId)}>
        {peopleTexts.people.write}
      </ButtonLink>
    </div>
  );
}
