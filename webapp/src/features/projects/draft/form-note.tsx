import { isApproved, type Project } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './own-projects.module.css';

/** What happens to the changes of a project that is there; of a rejected one, why it was. */
export function FormNote({ project }: { project: Project }) {
  const words = ownProjectTexts.projectForm;
  const isLive = isApproved(project.status);
  if (project.rejectionReason) {
    return (
      <Section note={words.rejectedHint} testId="rejection">
        <Cell detail={texts.words.reason(project.rejectionReason)}>
          <span className={styles.danger}>{isLive ? words.editRejected : words.rejected}</span>
        </Cell>
      </Section>
    );
  }
  return <p className={styles.note}>{isLive ? words.afterApproved : words.afterPending}</p>;
}
