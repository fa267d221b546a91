import { leaveProject } from '@kollab/contract';
import LogOut from 'lucide-react/icons/log-out';
import { call } from '#src/api/api.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { askFirst } from '#src/kit/notices/notices.ts';

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
      <Cell isGrave icon={LogOut} onClick={() => void leave()}>
        {words.leave}
      </Cell>
    </Section>
  );
}
