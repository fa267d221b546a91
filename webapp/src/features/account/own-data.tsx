import { useQuery } from '@tanstack/react-query';
import FileArchive from 'lucide-react/icons/file-archive';
import { useRef } from 'react';
import { accountQuery, useExport } from '#src/api/account.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { sayDay } from '#src/texts/moment.ts';
import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LeavingCard } from './leaving-card.tsx';

const words = settingsTexts.settings;

/** Getting one's data, and leaving with it. */
export function OwnData({ telegramId }: { telegramId: number }) {
  const query = accountQuery(telegramId);
  const { data: account, error } = useQuery(query);
  const retry = useRetry(query.queryKey);
  const order = useOrder(telegramId);
  if (!account) {
    if (error) return <LoadError error={error} onRetry={retry} />;
    return <Waiting shapes={<Shapes />} onRetry={retry} />;
  }
  const { consentedAt, deletesAt } = account;
  return (
    <>
      {deletesAt !== null && <LeavingCard telegramId={telegramId} deletesAt={deletesAt} />}
      <Section
        title={words.data}
        note={consentedAt === null ? undefined : words.consented(sayDay(consentedAt))}
      >
        <Cell
          before={<FileArchive size={22} aria-hidden />}
          detail={words.exportDetail}
          onClick={order}
        >
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

/** Orders the archive once, however often the cell is tapped meanwhile. */
function useOrder(telegramId: number) {
  const { mutate } = useExport(telegramId);
  const isBusy = useRef(false);
  return () => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(undefined, {
      onSuccess: () => showSnackbar(words.exportQueued),
      onError: (error) => showSnackbar(refusalOf(error) ?? words.exportFailed),
      onSettled() {
        isBusy.current = false;
      },
    });
  };
}
