import { type Application, paths, withdrawApplication } from '@kollab/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { sayWaiting } from '#src/texts/answers.ts';
import { texts } from '#src/texts/common.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { letterDrafts } from './letter-draft.ts';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { ContactLine } from './contact-line.tsx';
import styles from './own-application-card.module.css';
import { StatusBadge } from './status-badge.tsx';

function useWithdraw({ projectId, vacancyId, telegramId }: Application) {
  const applications = useApplicationCache();
  const projects = useProjectCache();
  const { withdrawn, withdrawFailed } = applicationTexts.applications;
  return useAction({
    perform: () =>
      call(withdrawApplication, { query: { projectId, vacancyId, telegramId }, body: {} }),
    done: withdrawn,
    failed: withdrawFailed,
    onSuccess() {
      // What is sent from now on is another application.
      letterDrafts.dropKey(telegramId, vacancyId);
      void projects.refresh();
    },
    onSettled: () => applications.refresh(),
  });
}

function Withdraw({ application }: { application: Application }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useWithdraw(application);
  const { withdraw, withdrawQuestion, withdrawHint } = applicationTexts.applications;
  return (
    <>
      <span className={styles.action}>
        <Button kind="plain" isCompact isLoading={isPending} onClick={() => setAsking(true)}>
          {withdraw}
        </Button>
      </span>
      {isAsking && (
        <ConfirmSheet
          question={withdrawQuestion}
          hint={withdrawHint}
          action={withdraw}
          onConfirm={() => run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function whyRejected({ status, reason, closedBecause }: Application) {
  if (status !== 'Rejected') return undefined;
  if (reason) return applicationTexts.applications.reason(texts.words.reason(reason));
  return closedBecause ? applicationTexts.applications.closedBecause[closedBecause] : undefined;
}

function Waiting({ application }: { application: Application }) {
  const text = sayWaiting(application) || applicationTexts.applications.answerComes;
  return <p className={styles.moment}>{text}</p>;
}

/** One of one's own applications: to what, how it stands, and what one may do. */
export function OwnApplicationCard({ application }: { application: Application }) {
  const { projectId, vacancyId, status, projectTitle, vacancyTitle, coverImage, endedAt } =
    application;
  const why = whyRejected(application);
  return (
    <Section testId="own-application">
      <div className={styles.head}>
        <CoverThumb project={{ id: projectId, coverImage, palette: [] }} size={56} />
        <div className={styles.where}>
          <Link to={paths.vacancy(projectId, vacancyId)} className={styles.vacancy}>
            {vacancyTitle}
          </Link>
          <Link to={paths.project(projectId)} className={styles.project}>
            {applicationTexts.applications.inProject(projectTitle)}
          </Link>
          <StatusBadge {...application} />
        </div>
      </div>
      {why !== undefined && <p className={styles.reason}>{why}</p>}
      <p className={styles.letter}>
        <ExpandableText>{application.coverLetter}</ExpandableText>
      </p>
      <p className={styles.moment}>
        {applicationTexts.applications.sentAt(sayMoment(application.createdAt))}
      </p>
      {status === 'Pending' && (
        <div className={styles.foot}>
          <Waiting application={application} />
          <Withdraw application={application} />
        </div>
      )}
      {status === 'Accepted' && endedAt === null && <ContactLine contact={application.contact} />}
    </Section>
  );
}
