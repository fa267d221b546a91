import { leaveProject, type Project, startParamOf } from '@kollab/contract';
import LogOut from 'lucide-react/icons/log-out';
import { Suspense } from 'react';
import { call } from '#src/api/api.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { FollowProjectButton } from '#src/entities/feed/follow-project-button.tsx';
import { useOwnerCall } from '#src/entities/projects/owner-tools-call.ts';
import { ProjectEndings } from '#src/entities/projects/owner-tools-end.tsx';
import { OwnerTools } from '#src/entities/projects/owner-tools.tsx';
import { ProjectSections } from '#src/entities/projects/project-sections.tsx';
import { SaveButton } from '#src/entities/saved/save-button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { later } from '#src/kit/lib/later.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { ApplyAction } from './apply-action.tsx';
import styles from './project-content.module.css';
import { ProjectExtras } from './project-extras.tsx';
import { ProjectPageStatus } from './project-page-status.tsx';
import { TeamContacts } from './team-contacts.tsx';

const AskedCard = later(() => import('./asked-card.tsx'));
const TeamRoom = later(() => import('./team-room.tsx'));

/** The way out of a team that one is a member of; asks first. */
function TeamLeave({ projectId }: { projectId: string }) {
  const { run } = useOwnerCall();
  const words = projectTexts.projectPage;
  const leave = async () => {
    if (!(await askFirst(words.leaveQuestion, words.leave))) return;
    run(
      () => call(leaveProject, { body: { projectId } }),
      { done: words.left, failed: words.leaveFailed },
      focusPage,
    );
  };
  return (
    <Section>
      <Cell isGrave icon={LogOut} onClick={() => void leave()}>
        {words.leave}
      </Cell>
    </Section>
  );
}

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
  const isOutside = telegram().user === undefined;
  return (
    <>
      {(isInvited || isOffered) && (
        <Suspense>
          <AskedCard project={project} />
        </Suspense>
      )}
      {isOwner && <ProjectPageStatus project={project} />}
      {isOwner && <OwnerTools project={project} />}
      {!isOwner && !isOutside && <ProjectMarks projectId={project.id} />}
      {(isOwner || isMember) && !isOutside && (
        <Suspense>
          <TeamRoom project={project} />
        </Suspense>
      )}
      <ProjectSections project={project} onParticipant={onParticipant} />
      {(isOwner || isMember) && <TeamContacts participants={project.participants} />}
      {isOwner && <ProjectEndings project={project} />}
      {isMember && !isOwner && <TeamLeave projectId={project.id} />}
      {!isOutside && <ProjectExtras project={project} />}
      <ApplyAction project={project} isReady={isReady} />
      {isOutside && (
        <OpenInTelegram startParam={startParamOf({ screen: 'project', projectId: project.id })} />
      )}
    </>
  );
}
