import { leaveProject } from '@kollab/contract';
import LogOut from 'lucide-react/icons/log-out';
import { call } from '#src/api/api.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useOwnerCall } from '#src/entities/projects/owner-tools-call.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './team-leave.module.css';

/** The way out of a team that one is a member of; asks first. */
export function TeamLeave({ projectId }: { projectId: string }) {
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
      <Cell
        before={<LogOut size={22} className={styles.danger} aria-hidden />}
        onClick={() => void leave()}
      >
        <span className={styles.danger}>{words.leave}</span>
      </Cell>
    </Section>
  );
}
