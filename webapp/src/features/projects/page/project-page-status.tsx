import { appealProject, isApproved, paths, type Project } from '@kollab/contract';
import Inbox from 'lucide-react/icons/inbox';
import PenLine from 'lucide-react/icons/pen-line';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { useTypicalTime } from '#src/api/typical-time.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { AppealCell } from '#src/entities/moderation/appeal-cell.tsx';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './project-page-status.module.css';

type Stand = keyof typeof projectTexts.projectPage.hint;

/** How a project stands for its owner. */
function standOf(project: Project): Stand {
  if (project.isDeleted) return 'deleted';
  if (project.isArchived) return 'archived';
  if (!isApproved(project.status)) return project.status === 'rejected' ? 'rejected' : 'pending';
  if (project.isPartlyApproved) return 'partlyApproved';
  if (project.moderationStatus === 'Rejected') return 'editRejected';
  return project.pendingChanges.length > 0 ? 'edited' : 'approved';
}

const tones: Record<Stand, Tone> = {
  pending: 'warning',
  approved: 'success',
  edited: 'warning',
  partlyApproved: 'warning',
  editRejected: 'danger',
  rejected: 'danger',
  archived: 'accent',
  deleted: 'danger',
};

/** Something of it is to be mended. */
const turnedDown: ReadonlySet<Stand> = new Set(['rejected', 'editRejected', 'partlyApproved']);

function Appeal({ project }: { project: Project }) {
  const projects = useProjectCache();
  return (
    <AppealCell
      subject={project.id}
      telegramId={project.telegramId}
      until={project.mayAppealUntil}
      onSend={(text) => call(appealProject, { body: { projectId: project.id, text } })}
      onSent={() => void projects.refresh()}
    />
  );
}

/** How an own project stands with the moderators, and the way on from there. */
export function ProjectPageStatus({ project }: { project: Project }) {
  const { id, rejectionReason, applicationsCount, moderationStatus, isDeleted } = project;
  const words = projectTexts.projectPage;
  const stand = standOf(project);
  const isInReview = stand === 'pending' && moderationStatus === 'In_review';
  const typicalHours = useTypicalTime(stand === 'pending' || stand === 'edited')?.projectHours;
  const isRejected = turnedDown.has(stand);
  return (
    <Section testId="project-status" title={words.status}>
      <div className={styles.stand}>
        <Badge tone={tones[stand]}>{isInReview ? words.state.inReview : words.state[stand]}</Badge>
        {isRejected && rejectionReason && (
          <p className={styles.reason}>{words.reason(rejectionReason)}</p>
        )}
        <p className={styles.hint}>{words.hint[stand]}</p>
        {typicalHours ? (
          <p className={styles.hint}>{moderationTexts.moderation.typicalTime(typicalHours)}</p>
        ) : null}
      </div>
      {isRejected && (
        <Cell to={paths.editProject(id)} isAccent icon={PenLine}>
          {words.mend}
        </Cell>
      )}
      {isRejected && <Appeal project={project} />}
      {!isDeleted && applicationsCount !== null && applicationsCount > 0 && (
        <Cell to={paths.projectApplications(id)} isAccent icon={Inbox}>
          {ownProjectTexts.ownProjects.waiting(applicationsCount)}
        </Cell>
      )}
    </Section>
  );
}
