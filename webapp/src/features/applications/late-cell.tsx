import { acceptableUntil, type Application, paths } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { sayDay } from '#src/texts/moment.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { ApplicantCell } from './applicant-cell.tsx';
import styles from './late-cell.module.css';
import { useDecide } from './use-decide.ts';

/** Somebody whose application closed without an answer, to be accepted all the same while there is time. */
export function LateCell({ application }: { application: Application }) {
  const { projectId, vacancyId, telegramId, vacancyTitle, closedBecause, decidedAt } = application;
  const { run, isPending } = useDecide(application);
  const until = acceptableUntil(closedBecause, decidedAt);
  const { application: words, projectApplications } = applicationTexts;
  const name = application.userName || profileTexts.profile.nobody;
  return (
    <div className={styles.late} data-testid="late">
      <ApplicantCell
        application={application}
        to={paths.application(projectId, vacancyId, telegramId)}
      />
      <div className={styles.act}>
        <p className={styles.until}>
          {until && projectApplications.until(vacancyTitle, sayDay(until.toISOString()))}
        </p>
        <Button
          kind="tinted"
          isCompact
          isLoading={isPending}
          label={projectApplications.acceptNamed(name)}
          onClick={() => run({ status: 'Accepted' })}
        >
          {words.accept}
        </Button>
      </div>
    </div>
  );
}
