import { type Application, closeVacancy } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { useProjectCache, vacancyQuery } from '#src/api/projects.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { ConfirmSheet } from './parts/confirm-sheet.tsx';
import styles from './parts/letter.module.css';

type Place = Pick<Application, 'projectId' | 'vacancyId'>;

export function VacancyClosed({ projectId, vacancyId }: Place) {
  const { data: vacancy } = useQuery(vacancyQuery(projectId, vacancyId));
  const { isFilled, isClosed } = applicationTexts.application;
  if (!vacancy?.isClosed) return null;
  return <p className={styles.moment}>{vacancy.isFilled ? isFilled : isClosed}</p>;
}

export function CloseVacancy({ projectId, vacancyId }: Place) {
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
  if (!vacancy || vacancy.isClosed) return null;
  return (
    <Section>
      <Cell
        isGrave
        isQuiet={isPending}
        icon={CircleX}
        onClick={() => !isPending && setAsking(true)}
      >
        {words.closeVacancy}
      </Cell>
      {isAsking && (
        <ConfirmSheet
          question={words.closeQuestion}
          hint={words.closeHint}
          action={words.closeVacancy}
          onConfirm={() => run()}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
