import { isApproved, paths, type ProjectCard, sayFacts } from '@kollab/contract';
import Inbox from 'lucide-react/icons/inbox';
import PenLine from 'lucide-react/icons/pen-line';
import Scale from 'lucide-react/icons/scale';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router-dom';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { CoverBanner } from '#src/shared/project/cover/cover-banner.tsx';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import { useRestoring } from '#src/shared/project/restoring.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './own-project-card.module.css';

/** An approved project stays public while an edit of it waits or was rejected. */
function statusOfApproved({ moderationStatus, isPartlyApproved }: ProjectCard): {
  tone: Tone;
  text: string;
} {
  const words = ownProjectTexts.ownProjects.status;
  if (isPartlyApproved) return { tone: 'warning', text: words.partlyApproved };
  if (moderationStatus === 'Rejected') return { tone: 'danger', text: words.editRejected };
  const isWaiting = moderationStatus === 'Pending' || moderationStatus === 'In_review';
  return isWaiting
    ? { tone: 'warning', text: words.editPending }
    : { tone: 'success', text: words.approved };
}

function statusOf(project: ProjectCard): { tone: Tone; text: string } {
  const words = ownProjectTexts.ownProjects.status;
  if (project.isTakenDown) return { tone: 'danger', text: words.takenDown };
  if (project.isDeleted) return { tone: 'danger', text: words.deleted };
  if (project.isArchived) return { tone: 'accent', text: words.archived };
  if (isApproved(project.status)) return statusOfApproved(project);
  if (project.status === 'rejected') return { tone: 'danger', text: words.rejected };
  return { tone: 'warning', text: words.pending };
}

function Restore({ projectId }: { projectId: string }) {
  const { restore, isBusy } = useRestoring(projectId);
  const words = ownProjectTexts.ownerTools;
  return (
    <Cell isAccent isQuiet={isBusy} icon={Undo2} detail={words.deletedNote} onClick={restore}>
      {ownProjectTexts.ownProjects.restore}
    </Cell>
  );
}

interface OwnProjectCardProps {
  project: ProjectCard;
  isMember?: boolean;
}

function Face({ project, isMember, isOpening }: OwnProjectCardProps & { isOpening?: boolean }) {
  const status = statusOf(project);
  const { facts, paused, ownedBy } = ownProjectTexts.ownProjects;
  return (
    <CoverBanner
      project={project}
      isShared={isOpening}
      name={project.name}
      facts={sayFacts(
        isMember
          ? ownedBy(project.ownerName)
          : facts(project.participantsCount, project.vacanciesCount),
        project.isPaused && paused,
      )}
      mark={!isMember && <Badge tone={status.tone}>{status.text}</Badge>}
    />
  );
}

export function OwnProjectCard({ project, isMember }: OwnProjectCardProps) {
  const { id, status, isDeleted, isTakenDown } = project;
  const isRejected =
    !isMember && (status === 'rejected' || project.moderationStatus === 'Rejected');
  const waiting = isDeleted ? 0 : (project.applicationsCount ?? 0);
  const words = ownProjectTexts.ownProjects;
  const { isOpening, link } = useOpening(id, { card: project });
  return (
    <Section testId="own-project">
      {isDeleted && !isTakenDown ? (
        <div className={styles.face}>
          <Face project={project} isMember={isMember} />
        </div>
      ) : (
        <Link to={paths.project(id)} className={styles.face} {...link}>
          <Face project={project} isMember={isMember} isOpening={isOpening} />
        </Link>
      )}
      {waiting > 0 && (
        <Cell to={paths.projectApplications(id)} isAccent icon={Inbox}>
          {words.waiting(waiting)}
        </Cell>
      )}
      {isRejected && !isDeleted && (
        <Cell to={paths.editProject(id)} isAccent icon={PenLine}>
          {words.mend}
        </Cell>
      )}
      {isTakenDown && (
        <Cell to={paths.project(id)} isAccent icon={Scale}>
          {sanctionTexts.sanction.ownCard}
        </Cell>
      )}
      {isDeleted && !isTakenDown && <Restore projectId={id} />}
    </Section>
  );
}
