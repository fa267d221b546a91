import { acceptableUntil, type Application, limits, paths } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { MatchChips } from '#src/shared/tags/match-chips.tsx';
import { texts } from '#src/texts/common.ts';
import { sayDay } from '#src/texts/moment.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import styles from './applicant-cell.module.css';
import { facesOf, partnerOf } from './faces.ts';
import { useDecide } from './use-decide.ts';

interface ApplicantCellProps {
  application: Pick<Application, 'userName' | 'userPhoto' | 'userDescription' | 'match'>;
  to: string;
  state?: object;
}

/** The description is cut at 30 characters (spec §9). */
export function ApplicantCell({ application, to, state }: ApplicantCellProps) {
  const { userName, userPhoto, userDescription, match } = application;
  const description = cut(userDescription, limits.applicantDescriptionShown);
  const name = userName || texts.common.nobody;
  return (
    <Cell
      to={to}
      state={state}
      detail={
        description || match ? (
          <>
            {description}
            {match && <MatchChips match={match} />}
          </>
        ) : undefined
      }
      before={<Avatar name={name} sources={[fileUrl(userPhoto)]} size={44} />}
    >
      <span className={styles.name}>{name}</span>
    </Cell>
  );
}

/** Closed without an answer: to be accepted all the same while there is time. */
export function LateCell({ application }: { application: Application }) {
  const { projectId, vacancyId, telegramId, vacancyTitle, closedBecause, decidedAt } = application;
  const { run, isPending } = useDecide(application);
  const navigate = useNavigate();
  const to = paths.application(projectId, vacancyId, telegramId);
  const until = acceptableUntil(closedBecause, decidedAt);
  const { application: words, projectApplications } = applicationTexts;
  const partner = partnerOf(application);
  const ofBoth = partner ? ({ withPartner: true } as const) : {};
  const name = facesOf(application)
    .map(({ userName }) => userName || texts.common.nobody)
    .reduce(applicationTexts.pair.both);
  return (
    <div className={styles.late} data-testid="late">
      <ApplicantCell application={application} to={to} />
      {partner && <ApplicantCell application={partner} to={to} />}
      <div className={styles.act}>
        <p className={styles.until}>
          {until && projectApplications.until(vacancyTitle, sayDay(until.toISOString()))}
        </p>
        <Button
          kind="tinted"
          isCompact
          isLoading={isPending}
          label={projectApplications.acceptNamed(name)}
          onClick={() => run({ status: 'Accepted', ...ofBoth }, () => void navigate(to))}
        >
          {partner ? applicationTexts.pair.acceptBoth : words.accept}
        </Button>
      </div>
    </div>
  );
}
