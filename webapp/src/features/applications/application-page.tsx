import { acceptableUntil, ApiError, type Application, paths } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { applicationQuery, type Triple } from '#src/api/applications.ts';
import { useMe } from '#src/api/me.ts';
import { useLoad } from '#src/api/load.ts';
import { sayWaiting } from '#src/texts/answers.ts';
import { texts } from '#src/texts/common.ts';
import { sayDay, sayMoment } from '#src/texts/moment.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { LinkedText } from '#src/shared/project/linked-text.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { AcceptedMoment } from './parts/accepted-moment.tsx';
import { ApplicantCell } from './parts/applicant-cell.tsx';
import { Skills, studyOf } from './applicants/applicant-facts.tsx';
import { CloseVacancy, VacancyClosed } from './close-vacancy.tsx';
import { ContactLine } from './parts/contact-line.tsx';
import { DecideActions } from './decide-actions.tsx';
import styles from './parts/letter.module.css';
import { isForbidden, isNowhere, NotThere } from './parts/not-there.tsx';
import { facesOf, partnerOf } from './parts/faces.ts';
import { OwnPartner, PartnerSections, TakeOne } from './pairs/partner-sections.tsx';
import { StatusBadge } from './parts/status-badge.tsx';
import { useDecide } from './parts/use-decide.ts';

function whyClosed({ closedBecause, decidedAt }: Application, isOwner: boolean, now = new Date()) {
  const { applications, application: words } = applicationTexts;
  const until = acceptableUntil(closedBecause, decidedAt);
  if (isOwner && until) {
    return until > now ? words.mayAcceptLate(sayDay(until.toISOString())) : undefined;
  }
  if (isOwner && closedBecause === 'vacancyFilled') return words.filled;
  return closedBecause === null ? undefined : applications.closedBecause[closedBecause];
}

const mayDecide = ({ status, closedBecause, decidedAt }: Application, now = new Date()) =>
  status === 'Pending' || (acceptableUntil(closedBecause, decidedAt) ?? now) > now;

interface OutcomeProps {
  application: Application;
  isOwner: boolean;
}

const isAccepted = ({ status, endedAt }: Application) => status === 'Accepted' && endedAt === null;

function Outcome({ application, isOwner }: OutcomeProps) {
  const { status, reason, decidedAt, contact, closedBecause } = application;
  const { applications, application: words } = applicationTexts;
  return (
    <Section testId="outcome">
      <div className={styles.outcome}>
        <StatusBadge {...application} />
        {decidedAt && closedBecause !== 'noAnswer' && (
          <p className={styles.moment}>{words.decidedAt(sayMoment(decidedAt))}</p>
        )}
        {reason && (
          <p className={styles.reason}>{applications.reason(texts.words.reason(reason))}</p>
        )}
        {closedBecause && <p className={styles.reason}>{whyClosed(application, isOwner)}</p>}
        {status === 'Pending' && <p className={styles.moment}>{sayWaiting(application)}</p>}
        {isOwner && isAccepted(application) && <VacancyClosed {...application} />}
      </div>
      {isAccepted(application) && <ContactLine contact={contact} />}
    </Section>
  );
}

/** Who would not be taken alone reads why nobody takes them. */
const ownNoteOf = ({ status, pair }: Application) =>
  status === 'Pending' && pair?.partner === null && !pair.mayPart
    ? applicationTexts.pair.ownPartnerAway
    : applicationTexts.application.own;

function Letter({ application }: { application: Application }) {
  const { telegramId } = useMe();
  const { projectId, vacancyId, status, createdAt, applicant } = application;
  const study = applicant ? studyOf(applicant) : '';
  const isOwner = application.telegramId !== telegramId;
  const decision = useDecide(application);
  const partnerDecision = useDecide(partnerOf(application) ?? application);
  const [statusAtFirst] = useState(status);
  const isNew = isOwner && statusAtFirst !== 'Accepted' && isAccepted(application);
  return (
    <>
      {isNew && (
        <AcceptedMoment
          accepted={decision.wish?.withPartner ? facesOf(application) : [application]}
        />
      )}
      {(status !== 'Pending' || !isOwner) && (
        <Outcome application={application} isOwner={isOwner} />
      )}
      <Section note={isOwner ? undefined : ownNoteOf(application)}>
        <ApplicantCell
          application={application}
          to={paths.user(application.telegramId)}
          state={{
            card: {
              firstName: application.userName,
              lastName: '',
              photo: application.userPhoto,
              tags: applicant?.tags,
            },
          }}
        />
        <Cell label={applicationTexts.apply.vacancy} to={paths.vacancy(projectId, vacancyId)}>
          <span className={styles.title}>{application.vacancyTitle}</span>
        </Cell>
        <Cell label={applicationTexts.apply.project} to={paths.project(projectId)}>
          <span className={styles.title}>{application.projectTitle}</span>
        </Cell>
        {!isOwner && <OwnPartner pair={application.pair} />}
        {status === 'Pending' && application.isFirstChoice && (
          <Cell>
            <Badge tone="accent">{applicationTexts.applications.firstChoice}</Badge>
          </Cell>
        )}
        {study && <Cell label={profileTexts.profile.study}>{study}</Cell>}
      </Section>
      {applicant && applicant.tags.length > 0 && (
        <Section title={profileTexts.profile.tags}>
          <div className={styles.skills}>
            <Skills {...application} />
          </div>
        </Section>
      )}
      <Section
        title={applicationTexts.applications.letter}
        note={applicationTexts.applications.sentAt(sayMoment(createdAt))}
      >
        {isOwner && applicant === null && (
          <p className={styles.stranger}>{applicationTexts.application.stranger}</p>
        )}
        <p className={styles.letter}>
          <LinkedText>{application.coverLetter}</LinkedText>
        </p>
      </Section>
      {isOwner && <PartnerSections application={application} />}
      {isOwner && status === 'Pending' && (
        <TakeOne application={application} decision={decision} partnerDecision={partnerDecision} />
      )}
      {isOwner && mayDecide(application) && (
        <DecideActions application={application} decision={decision} />
      )}
      {isOwner && isAccepted(application) && <CloseVacancy {...application} />}
    </>
  );
}

interface MissingProps {
  triple: Triple;
  error: unknown;
}

function Missing({ triple, error }: MissingProps) {
  const { telegramId } = useMe();
  const { missing, missingHint, all } = applicationTexts.application;
  const { title: own, findProject } = applicationTexts.applications;
  const isOwn = triple.telegramId === telegramId;
  const isOwners = error instanceof ApiError && error.code === 'applicationNotFound';
  const link = isOwn
    ? { to: paths.ownApplications, text: own }
    : isOwners
      ? { to: paths.projectApplications(triple.projectId), text: all }
      : { to: paths.projects, text: findProject };
  return <NotThere title={missing} hint={missingHint} link={link} />;
}

function Content({ triple }: { triple: Triple }) {
  const { data, error, retry } = useLoad(applicationQuery(triple));
  if (isForbidden(error)) {
    const link = { to: paths.project(triple.projectId), text: applicationTexts.apply.openProject };
    return <NotThere title={applicationTexts.projectApplications.notOwner} link={link} />;
  }
  if (isNowhere(error)) return <Missing triple={triple} error={error} />;
  if (data) return <Letter application={data} />;
  const title = applicationTexts.applications.loadOneFailed;
  return <LoadState error={error} title={title} onRetry={retry} />;
}

function useParent(triple: Triple) {
  const { telegramId } = useMe();
  const { error } = useQuery(applicationQuery(triple));
  if (triple.telegramId === telegramId) return paths.ownApplications;
  const { projectId } = triple;
  return isForbidden(error) ? paths.project(projectId) : paths.projectApplications(projectId);
}

/** Spec §2, `/application/…`. */
export default function ApplicationPage() {
  const { projectId = '', vacancyId = '', telegramId = '' } = useParams();
  const triple = { projectId, vacancyId, telegramId: Number(telegramId) };
  return (
    <Page title={applicationTexts.application.title} parent={useParent(triple)}>
      <Content triple={triple} />
    </Page>
  );
}
