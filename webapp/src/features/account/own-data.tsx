import { requestExport } from '@kollab/contract';
import FileArchive from 'lucide-react/icons/file-archive';
import { accountQuery } from '#src/api/account.ts';
import { call } from '#src/api/api.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { useLoad } from '#src/api/load.ts';
import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LeavingCard } from './leaving-card.tsx';

const words = settingsTexts.settings;

export function OwnData({ telegramId }: { telegramId: number }) {
  const { data: account, error, retry } = useLoad(accountQuery(telegramId));
  const { run: order } = useAction({
    perform: () => call(requestExport, { body: { telegramId } }),
    done: words.exportQueued,
    onError: (error) => showToast(inALine(words.exportFailed, error)),
  });
  if (!account) return <LoadState error={error} shapes={<Shapes />} onRetry={retry} />;
  const { deletesAt } = account;
  return (
    <>
      {deletesAt !== null && <LeavingCard telegramId={telegramId} deletesAt={deletesAt} />}
      <ConsentSection telegramId={telegramId} account={account} />
      <Section title={words.data}>
        <Cell icon={FileArchive} detail={words.exportDetail} onClick={() => order()}>
          {words.export}
        </Cell>
      </Section>
      {deletesAt === null && <DeleteAccount telegramId={telegramId} />}
    </>
  );
}

const Shapes = () => (
  <output className="boot" aria-label={texts.common.loading}>
    <div className="boot-card" />
  </output>
);
