import { closeVacancy, type Project, reopenVacancy, type Vacancy } from '@kollab/contract';
import CircleX from 'lucide-react/icons/circle-x';
import { call } from '#src/api/api.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useOwnerCall } from './owner-tools-call.ts';

interface VacancyTurnProps {
  project: Project;
  vacancy: Vacancy;
}

/** Closes a vacancy of an own project, or opens it again. */
export function VacancyTurn({ project, vacancy }: VacancyTurnProps) {
  const { run, isBusy } = useOwnerCall();
  const { id: vacancyId, title, isClosed, isFilled, placesLeft } = vacancy;
  const isFull = isFilled && placesLeft === 0;
  const words = ownProjectTexts.ownerTools;
  const params = { projectId: project.id, vacancyId };
  const reopen = () =>
    run(() => call(reopenVacancy, { params, body: {} }), {
      done: isFull ? projectTexts.vacancy.placeAdded : words.vacancyReopened(title),
      failed: words.vacancyFailed,
    });
  const close = async () => {
    if (!(await askFirst(`${words.closeOf(title)}?`, words.close))) return;
    run(() => call(closeVacancy, { params, body: {} }), {
      done: words.vacancyClosed(title),
      failed: words.vacancyFailed,
    });
  };
  if (!isClosed) {
    const label = words.closeOf(title);
    return <IconButton icon={CircleX} label={label} onClick={() => !isBusy && void close()} />;
  }
  return (
    <Button
      kind="tinted"
      isCompact
      isLoading={isBusy}
      label={isFull ? undefined : words.reopenOf(title)}
      onClick={reopen}
    >
      {isFull ? projectTexts.vacancy.addPlace : words.reopen}
    </Button>
  );
}
