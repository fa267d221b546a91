import { type Application, closeVacancy } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { useProjectCache, vacancyQuery } from '#src/api/projects.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { ConfirmSheet } from './parts/confirm-sheet.tsx';
import styles from './close-vacancy.module.css';

export function CloseVacancy({
  projectId,
  vacancyId,
}: Pick<Application, 'projectId' | 'vacancyId'>) {
  const [isAsking, setAsking] = useState(false);
  const applications = useApplicationCache();
  const projects = useProjectCache();
  const { data: vacancy } = useQuery(vacancyQuery(projectId, vacancyId));
  const words = applicationTexts.application;
  const { run, isPending } = useAction({
    perform: () =>
      call(closeVacancy, { params: { projectId, vacancyId }, body: { rejectOthers: true } }),
    done: ({ rejected }) => words.closed(rejected),
    failed: words.closeFailed,
    async onSettled() {
      void projects.refresh();
      await applications.refresh();
    },
  });
  if (!vacancy) return null;
  if (vacancy.isClosed)
    return <p className="small quiet">{vacancy.isFilled ? words.isFilled : words.isClosed}</p>;
  return (
    <div className={styles.action}>
      <Button kind="tinted" isCompact isLoading={isPending} onClick={() => setAsking(true)}>
        {words.closeVacancy}
      </Button>
      {isAsking && (
        <ConfirmSheet
          question={words.closeQuestion}
          hint={words.closeHint}
          action={words.closeVacancy}
          onConfirm={() => run()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
