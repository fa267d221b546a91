import { type Application, paths } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { sayWaiting } from '#src/texts/answers.ts';
import { texts } from '#src/texts/common.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import { ContactLine } from './parts/contact-line.tsx';
import styles from './own-application-card.module.css';
import { OwnWays } from './own-ways.tsx';
import { StatusBadge } from './parts/status-badge.tsx';

function whyRejected({ status, reason, closedBecause }: Application) {
  if (status !== 'Rejected') return undefined;
  if (reason) return applicationTexts.applications.reason(texts.words.reason(reason));
  return closedBecause ? applicationTexts.applications.closedBecause[closedBecause] : undefined;
}

function sayPair({ partner }: NonNullable<Application['pair']>) {
  const words = applicationTexts.pair;
  return partner ? words.with(partner.userName) : words.withSomebody;
}

function Waiting({ application }: { application: Application }) {
  const text = sayWaiting(application) || applicationTexts.applications.answerComes;
  return <p className={styles.waiting}>{text}</p>;
}

export function OwnApplicationCard({ application }: { application: Application }) {
  const { projectId, vacancyId, status, projectTitle, vacancyTitle, coverImage, endedAt } =
    application;
  const card = { id: projectId, name: projectTitle, coverImage, palette: [] };
  const { isOpening, link } = useOpening(vacancyId, { card });
  const why = whyRejected(application);
  return (
    <Section testId="own-application">
      <div className={styles.head}>
        <CoverThumb project={card} size={56} isShared={isOpening} />
        <div className={styles.where}>
          <Link to={paths.vacancy(projectId, vacancyId)} className={styles.vacancy} {...link}>
            {vacancyTitle}
          </Link>
          <Link to={paths.project(projectId)} className={styles.project} {...link}>
            <span className="clamp">{projectTitle}</span>
          </Link>
        </div>
        {status === 'Pending' && <OwnWays application={application} />}
      </div>
      <div className={styles.stand}>
        <span className={styles.moment}>{sayMoment(application.createdAt)}</span>
        {application.pair && <Badge tone="accent">{sayPair(application.pair)}</Badge>}
        {status === 'Pending' && application.isFirstChoice && (
          <Badge tone="accent">{applicationTexts.applications.firstChoice}</Badge>
        )}
        <StatusBadge {...application} />
      </div>
      {why !== undefined && <p className={styles.reason}>{why}</p>}
      {status === 'Pending' && <Waiting application={application} />}
      {status === 'Accepted' && endedAt === null && <ContactLine contact={application.contact} />}
      <Cell to={paths.application(projectId, vacancyId, application.telegramId)}>
        {applicationTexts.apply.ownLetter}
      </Cell>
    </Section>
  );
}
