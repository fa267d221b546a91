import { type RecordEntry, releaseUser, restoreProject } from '@kollab/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { withReason } from '#src/kit/notices/reason.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { askFirst, showToast } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { isTakedown, recordKey } from './record.ts';
import styles from './record-filters.module.css';

export function Release({ entry }: { entry: RecordEntry }) {
  const queries = useQueryClient();
  const { telegramId, id } = entry.subject;
  const { record, removal } = moderatorTexts;
  const [words, ask] = isTakedown(entry)
    ? ([
        {
          release: removal.restore,
          releaseQuestion: removal.restoreQuestion,
          released: removal.restored,
          releaseFailed: removal.restoreFailed,
        },
        (): Promise<unknown> => call(restoreProject, { params: { id }, body: {} }),
      ] as const)
    : ([
        record,
        (): Promise<unknown> => call(releaseUser, { params: { id: telegramId }, body: {} }),
      ] as const);
  const { release, releaseQuestion, released, releaseFailed } = words;
  const { mutate, isPending, error } = useMutation({
    mutationFn: ask,
    onSuccess: () => showToast(released),
    onSettled: () => queries.invalidateQueries({ queryKey: recordKey }).catch(() => undefined),
  });
  const press = async () => {
    if (await askFirst(releaseQuestion, release)) mutate();
  };
  return (
    <Section>
      {error && (
        <p role="alert" className={styles.error}>
          {withReason(releaseFailed, error, '. ')}
        </p>
      )}
      <Button kind="plain" isLoading={isPending} onClick={() => void press()}>
        {release}
      </Button>
    </Section>
  );
}
