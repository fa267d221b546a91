import {
  archiveProject,
  deleteProject,
  paths,
  type Project,
  restoreProject,
} from '@kollab/contract';
import Archive from 'lucide-react/icons/archive';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { useOwnerCall } from './owner-tools-call.ts';
import styles from './owner-tools.module.css';

function useEndings({ id }: Project) {
  const navigate = useNavigate();
  const { run } = useOwnerCall();
  const words = ownProjectTexts.ownerTools;
  const restore = () =>
    run(() => call(restoreProject, { params: { id }, body: {} }), {
      done: words.restored,
      failed: words.restoreFailed,
    });
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
  return { restore, archive, remove };
}

/** Putting a project away, bringing it back and deleting it. */
export function ProjectEndings({ project }: { project: Project }) {
  const { restore, archive, remove } = useEndings(project);
  const { isArchived, isDeleted } = project;
  const words = ownProjectTexts.ownerTools;
  return (
    <Section note={isDeleted ? words.deletedNote : undefined}>
      {isArchived || isDeleted ? (
        <Cell isAccent before={<Undo2 size={22} aria-hidden />} onClick={restore}>
          {isDeleted ? ownProjectTexts.ownProjects.restore : words.restore}
        </Cell>
      ) : (
        <Cell before={<Archive size={22} aria-hidden />} onClick={() => void archive()}>
          {words.archive}
        </Cell>
      )}
      {!isDeleted && (
        <Cell
          before={<Trash2 size={22} className={styles.danger} aria-hidden />}
          onClick={() => void remove()}
        >
          <span className={styles.danger}>{words.delete}</span>
        </Cell>
      )}
    </Section>
  );
}
