import { isApproved, type Project } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { LowCompletion } from './low-completion.tsx';
import styles from './form-note.module.css';

function OwnNote({ project }: { project: Project }) {
  const words = projectFormTexts.projectForm;
  const isLive = isApproved(project.status);
  if (project.rejectionReason) {
    const rejected = isLive ? words.editRejected : words.rejected;
    return (
      <Section note={words.rejectedHint} testId="rejection">
        <Cell detail={texts.words.reason(project.rejectionReason)}>
          <span className={styles.danger}>
            {project.isPartlyApproved ? words.partlyApproved : rejected}
          </span>
        </Cell>
      </Section>
    );
  }
  return <p className={styles.note}>{isLive ? words.afterApproved : words.afterPending}</p>;
}

export function FormNote({ project }: { project: Project | undefined }) {
  return project ? <OwnNote project={project} /> : <LowCompletion />;
}
