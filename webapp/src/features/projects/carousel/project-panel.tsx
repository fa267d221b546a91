import type { ProjectCard } from '@kollab/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import { useBackButton } from '#src/telegram/use-back-button.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { type Swipe, useSwipe } from './gesture-handlers.ts';
import { panelOffset, panelSwipe } from './gestures.ts';
import { isAtTop, slideAway, useModal, useScrollLock, useTopHeld } from './panel-motion.ts';
import styles from './project-panel.module.css';
import { projectQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { ProjectSections } from '#src/entities/projects/project-sections.tsx';

interface PanelDetailsProps {
  projectId: string;
  onParticipant: () => void;
}

/** What the expanded panel tells, as soon as it is there (spec §8). */
function PanelDetails({ projectId, onParticipant }: PanelDetailsProps) {
  const { data: project, error, retry } = useLoad(projectQuery(projectId));
  if (project) return <ProjectSections project={project} onParticipant={onParticipant} />;
  return <LoadState error={error} title={projectTexts.panel.loadFailed} onRetry={retry} />;
}

interface ProjectPanelProps {
  project: ProjectCard;
  onCollapse: () => void;
}

/**
 * A project expanded over the page (spec §2, the panel): a swipe downwards from its top or its
 * handle, Esc, and Telegram's back button collapse it. Mount it to expand it.
 */
export function ProjectPanel({ project, onCollapse }: ProjectPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useId();
  const collapse = () => slideAway(dialog.current, onCollapse);
  useBackButton(true, collapse);
  useModal(dialog);
  useScrollLock();
  useTopHeld(content);

  const isOurs = ({ axis, from, isMouse }: Swipe) =>
    axis === 'vertical' &&
    (from.closest('[data-handle]') !== null || (!isMouse && isAtTop(content.current)));
  const pull = (down: number) => {
    dialog.current?.toggleAttribute('data-dragged', down > 0);
    dialog.current?.style.setProperty('--pull', `${down}px`);
  };
  const swipe = useSwipe({
    onMove: (swiped) => isOurs(swiped) && pull(Math.max(0, panelOffset(swiped.dy))),
    onEnd(swiped) {
      if (swiped && isOurs(swiped) && panelSwipe(true, swiped.dy) === 'collapse') collapse();
      else pull(0);
    },
  });

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={heading}
      data-testid="project-panel"
      onCancel={(event) => {
        event.preventDefault();
        collapse();
      }}
      {...swipe}
    >
      <div className={styles.head} data-handle>
        <button
          type="button"
          className={styles.handle}
          aria-label={projectTexts.panel.collapse}
          aria-expanded
          onClick={collapse}
        >
          <span className={styles.grip} />
          <ChevronDown size={24} aria-hidden />
        </button>
      </div>
      <div ref={content} className={styles.content} data-testid="panel-content">
        <h2 id={heading} className={styles.name}>
          {project.name}
        </h2>
        <PanelDetails projectId={project.id} onParticipant={onCollapse} />
      </div>
    </dialog>
  );
}
