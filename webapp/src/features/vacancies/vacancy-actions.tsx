import { paths, startParamOf, type VacancyDetails } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { telegram } from '#src/telegram/telegram.ts';
import { type Tone, Badge } from '#src/kit/content/badge.tsx';
import { applicationTexts } from '#src/texts/applications.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { VacancyOwner } from './vacancy-owner.tsx';

type Status = NonNullable<VacancyDetails['applicationStatus']>;

const tones: Record<Status, Tone> = {
  Pending: 'warning',
  Accepted: 'success',
  Rejected: 'danger',
};

function OwnApplication({ status }: { status: Status }) {
  const words = projectTexts.vacancy;
  return (
    <Section title={words.applied} testId="own-application">
      <Cell>
        <Badge tone={tones[status]}>{applicationTexts.applications.status[status]}</Badge>
      </Cell>
      <Cell to={paths.ownApplications} isAccent>
        {words.ownApplications}
      </Cell>
    </Section>
  );
}

function Apply({ vacancy }: { vacancy: VacancyDetails }) {
  const navigate = useNavigate();
  const { projectId, id, applicationStatus } = vacancy;
  return (
    <MainAction
      text={
        applicationStatus === null ? projectTexts.vacancy.apply : projectTexts.vacancy.applyAgain
      }
      onClick={() => void navigate(paths.applicationForm(projectId, id))}
    />
  );
}

function whyClosed({ isPaused, isFilled }: VacancyDetails) {
  const words = projectTexts.vacancy;
  if (isPaused) return words.pausedHint;
  return isFilled ? words.filledHint : words.closedHint;
}

export function VacancyState({ vacancy }: { vacancy: VacancyDetails }) {
  const { viewer, applicationStatus, isClosed } = vacancy;
  const words = projectTexts.vacancy;
  if (viewer.isOwner) return <VacancyOwner vacancy={vacancy} />;
  return (
    <>
      {viewer.isMember && (
        <Section>
          <Cell isQuiet>{words.inTeam}</Cell>
        </Section>
      )}
      {isClosed && !viewer.isMember && (
        <Section>
          <Cell isQuiet>{whyClosed(vacancy)}</Cell>
        </Section>
      )}
      {applicationStatus && <OwnApplication status={applicationStatus} />}
    </>
  );
}

export function VacancyFoot({ vacancy }: { vacancy: VacancyDetails }) {
  const { id, projectId, viewer, applicationStatus, isClosed } = vacancy;
  if (telegram().user === undefined) {
    return (
      <OpenInTelegram startParam={startParamOf({ screen: 'vacancy', projectId, vacancyId: id })} />
    );
  }
  const isAwaited = applicationStatus === null || applicationStatus === 'Rejected';
  const isOpen = isAwaited && !isClosed && !viewer.isMember && !viewer.isOwner;
  return isOpen && <Apply vacancy={vacancy} />;
}
