import {
  archiveProject,
  deleteProject,
  finishProject,
  isApproved,
  paths,
  type Project,
} from '@kollab/contract';
import Archive from 'lucide-react/icons/archive';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMatch, useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { useOwnerCall } from './owner-tools-call.ts';
import { useRestoring } from './restoring.ts';

function useEndings({ id, isArchived, isDeleted }: Project) {
  const navigate = useNavigate();
  const isOnOwnPage = useMatch(paths.anyProject) !== null;
  const { run } = useOwnerCall();
  const { restore } = useRestoring(id, { isFinished: !isArchived && !isDeleted });
  const words = ownProjectTexts.ownerTools;
  const finish = async () => {
    if (!(await askFirst(words.finishQuestion, words.finish))) return;
    run(
      () => call(finishProject, { params: { id }, body: {} }),
      { failed: words.finishFailed },
      () => void navigate(paths.finished(id), { replace: isOnOwnPage }),
    );
  };
  const archive = async () => {
    if (!(await askFirst(words.archiveQuestion, words.archive))) return;
    run(() => call(archiveProject, { params: { id }, body: {} }), {
      done: words.archived,
      failed: words.archiveFailed,
    });
  };
  const remove = async () => {
    if (!(await askFirst(words.deleteQuestion, words.deleteAction))) return;
    run(
      () => call(deleteProject, { params: { id }, body: {} }),
      { done: words.deleted, failed: words.deleteFailed },
      () => void navigate(paths.ownProjects, { replace: true }),
    );
  };
  return { restore, finish, archive, remove };
}

/** Finishing a project, putting it away, bringing it back and deleting it. */
export default function ProjectEndings({ project }: { project: Project }) {
  const { restore, finish, archive, remove } = useEndings(project);
  const { isArchived, isDeleted, isFinished, status } = project;
  const words = ownProjectTexts.ownerTools;
  const isAway = isArchived || isDeleted;
  // Only a moderator brings it back: its status says how to ask for that.
  if (project.isTakenDown) return null;
  const again = { isAccent: true, icon: Undo2, onClick: restore };
  // What takes a step back stands in that step's place: whoever pressed it keeps the focus.
  return (
    <Section note={isDeleted ? words.deletedNote : undefined}>
      {!isAway && (isFinished || isApproved(status)) && (
        <Cell {...(isFinished ? again : { icon: Flag, onClick: () => void finish() })}>
          {isFinished ? words.resume : words.finish}
        </Cell>
      )}
      <Cell {...(isAway ? again : { icon: Archive, onClick: () => void archive() })}>
        {isDeleted && ownProjectTexts.ownProjects.restore}
        {!isDeleted && (isArchived ? words.restore : words.archive)}
      </Cell>
      {!isDeleted && (
        <Cell isGrave icon={Trash2} onClick={() => void remove()}>
          {words.delete}
        </Cell>
      )}
    </Section>
  );
}
