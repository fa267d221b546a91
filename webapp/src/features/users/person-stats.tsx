import { useStats } from '#src/api/follows.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { Button } from '#src/kit/controls/button.tsx';
import styles from './person-stats.module.css';

function Count({ count, text }: { count: number | undefined; text: (count: number) => string }) {
  return (
    <p className={styles.count}>
      <span className={styles.number}>{count ?? '–'}</span>
      <span className={styles.text}>{text(count ?? 0)}</span>
    </p>
  );
}

export function PersonStats({ telegramId }: { telegramId: number }) {
  const { data, isError, refetch } = useStats(telegramId);
  return (
    <div className={styles.stats} data-testid="stats">
      <Count count={data?.followers} text={peopleTexts.follows.followersOf} />
      <Count count={data?.following} text={peopleTexts.follows.followingOf} />
      {isError && !data && (
        <Button
          kind="plain"
          isCompact
          onClick={() => {
            void refetch().catch(() => undefined);
          }}
        >
          {texts.common.retry}
        </Button>
      )}
    </div>
  );
}
