import { closeVacancy, type Project, reopenVacancy, type Vacancy } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { projectTexts } from '#src/texts/projects.ts';
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
  return (
    <Button
      kind="tinted"
      isCompact
      isLoading={isBusy}
      label={isFull ? undefined : isClosed ? words.reopenOf(title) : words.closeOf(title)}
      onClick={() => void (isClosed ? reopen() : close())}
    >
      {isFull ? projectTexts.vacancy.addPlace : isClosed ? words.reopen : words.close}
    </Button>
  );
}
