import { type RecordEntry, releaseUser } from '@kollab/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Button } from '#src/ui/button.tsx';
import { askFirst, showSnackbar } from '#src/ui/notices.ts';
import { Section } from '#src/ui/section.tsx';
import { recordKey } from './record.ts';
import styles from './record-filters.module.css';

/** Lifts what was decided on a report about a person. */
export function Release({ entry }: { entry: RecordEntry }) {
  const queries = useQueryClient();
  const { release, releaseQuestion, released, releaseFailed } = moderatorTexts.record;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(releaseUser, { params: { id: entry.subject.telegramId }, body: {} }),
    onSuccess: () => showSnackbar(released),
    onSettled: () => queries.invalidateQueries({ queryKey: recordKey }).catch(() => undefined),
  });
  const ask = async () => {
    if (await askFirst(releaseQuestion, release)) mutate();
  };
  return (
    <Section>
      {error && (
        <p role="alert" className={styles.error}>
          {[releaseFailed, refusalOf(error)].filter(Boolean).join('. ')}
        </p>
      )}
      <Button kind="plain" isLoading={isPending} onClick={() => void ask()}>
        {release}
      </Button>
    </Section>
  );
}
