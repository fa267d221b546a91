import {
  closeVacancy,
  isApproved,
  type Project,
  reopenVacancy,
  type Vacancy,
} from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useOwnerCall } from './owner-tools-call.ts';
import styles from './owner-tools.module.css';

function VacancyRow({ vacancy, projectId }: { vacancy: Vacancy; projectId: string }) {
  const { run, isBusy } = useOwnerCall();
  const { id: vacancyId, title, isClosed } = vacancy;
  const words = ownProjectTexts.ownerTools;
  const params = { projectId, vacancyId };
  const turn = () =>
    isClosed
      ? run(() => call(reopenVacancy, { params, body: {} }), {
          done: words.vacancyReopened(title),
          failed: words.vacancyFailed,
        })
      : run(() => call(closeVacancy, { params, body: {} }), {
          done: words.vacancyClosed(title),
          failed: words.vacancyFailed,
        });
  return (
    <Cell
      detail={isClosed ? words.closed : words.open}
      after={
        <span className={styles.turn}>
          <Button
            kind="tinted"
            isCompact
            isLoading={isBusy}
            label={isClosed ? words.reopenOf(title) : words.closeOf(title)}
            onClick={turn}
          >
            {isClosed ? words.reopen : words.close}
          </Button>
        </span>
      }
    >
      <span className="clamp">{title}</span>
    </Cell>
  );
}

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

/** Whether others see a vacancy already: what waits for moderators can be neither closed nor opened. */
function isLive({ status, pendingChanges }: Project, { id }: Vacancy) {
  if (!isApproved(status)) return false;
  const waiting = pendingChanges.find(({ changeType }) => changeType === 'vacancies');
  if (!waiting) return true;
  return Array.isArray(waiting.oldValue) && waiting.oldValue.some((value) => idOf(value) === id);
}

/** The vacancies as their owner closes and reopens them. */
export function VacancyTools({ project }: { project: Project }) {
  if (project.vacancies.length === 0) return null;
  return (
    <Section title={ownProjectTexts.ownerTools.vacancies} testId="owner-vacancies">
      {project.vacancies.map((vacancy) =>
        isLive(project, vacancy) ? (
          <VacancyRow key={vacancy.id} vacancy={vacancy} projectId={project.id} />
        ) : (
          <Cell key={vacancy.id} detail={ownProjectTexts.ownerTools.waiting}>
            <span className="clamp">{vacancy.title}</span>
          </Cell>
        ),
      )}
    </Section>
  );
}
