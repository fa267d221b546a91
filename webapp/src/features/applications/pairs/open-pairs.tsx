import { type Pair, paths, withdrawPair } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useApplicationCache, pairsQuery } from '#src/api/applications.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import styles from '#src/features/applications/parts/open-applications.module.css';

const words = applicationTexts.pair;

export function useWithdrawPair({ id: pairId }: Pair) {
  const applications = useApplicationCache();
  return useAction({
    perform: () => call(withdrawPair, { body: { pairId } }),
    done: words.withdrawn,
    failed: words.withdrawFailed,
    onSettled: () => applications.refresh(),
  });
}

function WithdrawPair({ pair }: { pair: Pair }) {
  const { run, isPending } = useWithdrawPair(pair);
  return (
    <Button
      kind="plain"
      isCompact
      isLoading={isPending}
      label={words.withdraw}
      onClick={() => run()}
    >
      {words.withdrawShort}
    </Button>
  );
}

function OpenPair({ pair }: { pair: Pair }) {
  const { id, isOwn, userName, userPhoto, vacancyTitle } = pair;
  return (
    <div className={styles.row}>
      <Cell
        to={paths.pair(id)}
        before={<Avatar name={userName} sources={[fileUrl(userPhoto)]} size={44} />}
        detail={vacancyTitle}
        isWay={!isOwn}
      >
        {isOwn ? words.waitingFor(userName) : words.invitedBy(userName)}
      </Cell>
      {isOwn && <WithdrawPair pair={pair} />}
    </div>
  );
}

export function OpenPairs() {
  const { data: pairs = [] } = useQuery(pairsQuery);
  if (pairs.length === 0) return null;
  return (
    <Section title={words.waiting} testId="open-pairs">
      {pairs.map((pair) => (
        <OpenPair key={pair.id} pair={pair} />
      ))}
    </Section>
  );
}
