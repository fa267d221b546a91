import { type Project, startParamOf } from '@kollab/contract';
import Flag from 'lucide-react/icons/flag';
import UserX from 'lucide-react/icons/user-x';
import { Suspense } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { FollowProjectButton } from '#src/shared/feed/follow-project-button.tsx';
import { OwnerTools } from '#src/shared/project/owner-tools.tsx';
import { ProjectSections } from '#src/shared/project/project-sections.tsx';
import { SaveButton } from '#src/shared/save/save-button.tsx';
import { projectTexts } from '#src/texts/projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { ApplyAction } from './apply-action.tsx';
import styles from './project-content.module.css';
import { ProjectExtras } from './project-extras.tsx';
import { ProjectPageStatus } from './project-page-status.tsx';
import { Paused } from '#src/features/projects/check-ins/paused.tsx';
import { AskedCard } from './asked-card.tsx';

const teamParts = () => import('./team-parts.tsx');
const TeamParts = lazyWithPreload(teamParts);
const TeamEnd = lazyWithPreload(async () => ({ default: (await teamParts()).TeamEnd }));
const ProjectWork = lazyWithPreload(() => import('#src/shared/confirmations/project-work.tsx'));
const TeamAction = lazyWithPreload(async () => ({ default: (await teamParts()).TeamAction }));

/** The way to hear more of a project, and to find it again. */
function ProjectMarks({ projectId }: { projectId: string }) {
  return (
    <div className={styles.marks}>
      <FollowProjectButton projectId={projectId} />
      <SaveButton kind="project" id={projectId} />
    </div>
  );
}

interface ProjectContentProps {
  project: Project;
  /** Told when a participant's card is pressed. */
  onParticipant?: () => void;
  /** Whether its main button may be pressed yet. */
  isReady?: boolean;
}

/** What a project says of itself, and around it what whoever reads it may do about it. */
export default function ProjectContent({ project, onParticipant, isReady }: ProjectContentProps) {
  const { isOwner, isMember, isInvited } = project.viewer;
  const isOffered = !isOwner && project.offeredTo !== null;
  const isAway = isMember && project.telegramId === null;
  const isOutside = telegram().user === undefined;
  const isOurs = (isOwner || isMember) && !isOutside;
  return (
    <>
      {(isInvited || isOffered) && <AskedCard project={project} />}
      {isAway && (
        <Section testId="owner-away">
          <Cell icon={UserX} detail={projectTexts.projectPage.ownerAwayHint}>
            {projectTexts.projectPage.ownerAway}
          </Cell>
        </Section>
      )}
      {project.isFinished && (
        <Section testId="finished">
          <Cell icon={Flag} detail={projectTexts.projectPage.finishedHint}>
            {projectTexts.projectPage.finished}
          </Cell>
        </Section>
      )}
      {project.isPaused && <Paused project={project} />}
      {isOwner && <ProjectPageStatus project={project} />}
      {isOwner && <OwnerTools project={project} />}
      {!isOwner && !isOutside && !isAway && <ProjectMarks projectId={project.id} />}
      {isOurs && (
        <Suspense>
          <TeamParts project={project} />
        </Suspense>
      )}
      <ProjectSections project={project} onParticipant={onParticipant} />
      <Suspense>
        <ProjectWork projectId={project.id} isOwner={isOwner} />
      </Suspense>
      {(isOwner || isMember) && (
        <Suspense>
          <TeamEnd project={project} />
        </Suspense>
      )}
      {!isOutside && <ProjectExtras project={project} />}
      <ApplyAction project={project} isReady={isReady} />
      {isOurs && (
        <Suspense>
          <TeamAction project={project} isReady={isReady} />
        </Suspense>
      )}
      {isOutside && (
        <OpenInTelegram startParam={startParamOf({ screen: 'project', projectId: project.id })} />
      )}
    </>
  );
}
