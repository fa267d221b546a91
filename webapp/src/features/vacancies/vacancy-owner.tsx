import {
  closeVacancy,
  paths,
  reopenVacancy,
  sayFacts,
  setVacancyPlaces,
  type VacancyDetails,
} from '@kollab/contract';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import Inbox from 'lucide-react/icons/inbox';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { PlacesCell } from '#src/shared/project/places-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { texts } from '#src/texts/common.ts';
import { placesOf } from '#src/texts/vacancy-facts.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import styles from './vacancy-owner.module.css';

interface CloseSheetProps {
  onAnswer: (rejectOthers: boolean) => void;
  onCancel: () => void;
}

function CloseSheet({ onAnswer, onCancel }: CloseSheetProps) {
  const words = projectTexts.vacancy;
  return (
    <Sheet title={words.closeQuestion} onClose={onCancel}>
      <p className={styles.hint}>{words.closeHint}</p>
      <div className={styles.answers}>
        <Button kind="tinted" onClick={() => onAnswer(false)}>
          {words.closeOnly}
        </Button>
        <Button kind="danger" onClick={() => onAnswer(true)}>
          {words.closeAndReject}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
      </div>
    </Sheet>
  );
}

export function VacancyOwner({ vacancy }: { vacancy: VacancyDetails }) {
  const [isAsking, setAsking] = useState(false);
  const applications = useApplicationCache();
  const { run } = useOwnerCall();
  const { projectId, id: vacancyId, isClosed, isFilled, isPaused, isAsked } = vacancy;
  const { places, placesLeft, applicationsCount } = vacancy;
  const isFreed = isFilled && placesLeft > 0;
  const taken = places - placesLeft;
  const words = projectTexts.vacancy;
  const params = { projectId, vacancyId };
  const showApplications = () => void applications.refresh();
  const close = (rejectOthers: boolean) => {
    setAsking(false);
    run(() => call(closeVacancy, { params, body: { rejectOthers } }).finally(showApplications), {
      done: ({ rejected }) => words.closeDone(rejected),
      failed: words.closeFailed,
    });
  };
  const reopen = () =>
    run(() => call(reopenVacancy, { params, body: {} }), {
      done: isAsked ? words.kept : isFilled && !isFreed ? words.placeAdded : words.reopened,
      failed: words.reopenFailed,
    });
  const setPlaces = async (wanted: number) => {
    const isTurning = wanted === taken && !isClosed && applicationsCount !== 0;
    // Who waits is told that the places are gone.
    if (isTurning && !(await askFirst(words.placesQuestion, words.close))) return;
    run(
      () => call(setVacancyPlaces, { params, body: { places: wanted } }).finally(showApplications),
      { done: words.placesSaved, failed: words.placesFailed },
    );
  };
  return (
    <>
      {isFreed && (
        <Section title={words.freed} note={words.freedHint} testId="vacancy-freed">
          <Cell isAccent icon={Undo2} onClick={reopen}>
            {words.reopen}
          </Cell>
          <Cell icon={CircleX} onClick={() => close(false)}>
            {words.leaveClosed}
          </Cell>
        </Section>
      )}
      {isAsked && (
        <Section title={words.asked} note={words.askedHint} testId="vacancy-asked">
          <Cell isAccent icon={Check} onClick={reopen}>
            {words.keep}
          </Cell>
          {!isClosed && (
            <Cell icon={CircleX} onClick={() => setAsking(true)}>
              {words.close}
            </Cell>
          )}
        </Section>
      )}
      <Section title={words.manage} testId="vacancy-owner">
        <Cell
          to={paths.projectApplications(projectId, vacancyId)}
          icon={Inbox}
          after={applicationsCount !== null && <span>{applicationsCount}</span>}
        >
          {words.applications}
        </Cell>
        <Cell to={paths.editVacancyOf(projectId, vacancyId)} icon={Pencil}>
          {words.edit}
        </Cell>
        {isClosed
          ? !isFreed && (
              <Cell isAccent icon={isFilled ? Plus : Undo2} onClick={reopen}>
                {isFilled ? words.addPlace : isPaused ? words.bringBack : words.reopen}
              </Cell>
            )
          : !isAsked && (
              <Cell icon={CircleX} onClick={() => setAsking(true)}>
                {words.close}
              </Cell>
            )}
      </Section>
      <Section note={isClosed || taken === 0 ? undefined : sayFacts(...placesOf(vacancy))}>
        <PlacesCell
          value={places}
          least={Math.max(taken, 1)}
          onChange={(wanted) => void setPlaces(wanted)}
        />
      </Section>
      {isAsking && <CloseSheet onAnswer={close} onCancel={() => setAsking(false)} />}
    </>
  );
}
