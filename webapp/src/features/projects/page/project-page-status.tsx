import { appealProject, type Project } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { useTypicalTime } from '#src/api/typical-time.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { AppealCell } from '#src/shared/moderation/appeal-cell.tsx';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './project-page-status.module.css';
import { isTurnedDown, type Stand, standOf } from './project-stand.ts';
import { Removal } from './removal.tsx';

const tones: Record<Stand, Tone> = {
  pending: 'warning',
  approved: 'success',
  edited: 'warning',
  partlyApproved: 'warning',
  editRejected: 'danger',
  rejected: 'danger',
  archived: 'accent',
  deleted: 'danger',
  takenDown: 'danger',
};

function Appeal({ project }: { project: Project }) {
  const { telegramId } = project;
  const projects = useProjectCache();
  if (telegramId === null) return null;
  return (
    <AppealCell
      subject={project.id}
      telegramId={telegramId}
      until={project.mayAppealUntil}
      onSend={(text) => call(appealProject, { body: { projectId: project.id, text } })}
      onSent={() => void projects.refresh()}
    />
  );
}

/** How an own project stands with the moderators. */
export function ProjectPageStatus({ project }: { project: Project }) {
  const { telegramId, rejectionReason, moderationStatus } = project;
  const words = projectTexts.projectPage;
  const stand = standOf(project);
  const isInReview = stand === 'pending' && moderationStatus === 'In_review';
  const typicalHours = useTypicalTime(stand === 'pending' || stand === 'edited')?.projectHours;
  const isRejected = isTurnedDown(project);
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
      {isRejected && <Appeal project={project} />}
      {stand === 'takenDown' && telegramId !== null && (
        <Removal projectId={project.id} telegramId={telegramId} />
      )}
    </Section>
  );
}
