import { type Application, setFirstChoice } from '@kollab/contract';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import styles from './own-application-card.module.css';
import { hintOf, useWithdraw } from './withdraw.tsx';

const words = applicationTexts.applications;

function useFirstChoice({ projectId, vacancyId }: Application) {
  const applications = useApplicationCache();
  return useAction({
    perform: (isFirstChoice: boolean) =>
      call(setFirstChoice, { body: { projectId, vacancyId, isFirstChoice } }),
    done: ({ isFirstChoice }) => (isFirstChoice ? words.madeFirst : words.unmarked),
    failed: words.firstFailed,
    onSettled: () => applications.refresh(),
  });
}

export function OwnWays({ application }: { application: Application }) {
  const { vacancyTitle, isFirstChoice } = application;
  const [isOpen, setOpen] = useState(false);
  const marking = useFirstChoice(application);
  const withdrawing = useWithdraw(application);
  const close = () => setOpen(false);
  const press = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton icon={Ellipsis} label={words.more(vacancyTitle)} onClick={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={vacancyTitle} hasCancel onClose={close}>
          <div className={styles.ways}>
            <Button kind="tinted" onClick={press(() => marking.run(!isFirstChoice))}>
              {isFirstChoice ? words.notFirst : words.makeFirst}
            </Button>
            <Button kind="danger" onClick={press(() => withdrawing.run())}>
              {words.withdraw}
            </Button>
            <p className={styles.hint}>{hintOf(application)}</p>
          </div>
        </Sheet>
      )}
    </>
  );
}
