import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBackButton } from '#src/telegram/use-back-button.ts';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { type Swipe, useSwipe } from '#src/features/projects/gestures/gesture-handlers.ts';
import { panelSwipe } from '#src/features/projects/gestures/gestures.ts';
import { carouselPlace } from './carousel-place.ts';
import { isAtTop, useModal, useScrollLock, useTopHeld } from './panel-motion.ts';
import { glide, type Panel, type Phase } from './panel-state.ts';
import styles from './project-panel.module.css';
import { projectQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { SkeletonSections } from '#src/kit/layout/skeleton.tsx';
import { soughtOf } from '#src/shared/project/open-vacancies.ts';
import { useOnline } from '#src/kit/lib/connection.ts';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { ProjectCover } from '#src/features/projects/page/project-cover.tsx';
import type { Project, ProjectCard } from '@kollab/contract';
import { NoticeOver } from '#src/kit/lib/notice-over.tsx';
import { SharedCover } from '#src/shared/project/shared-cover.tsx';
import { prefersReducedMotion } from '#src/kit/lib/prefers-reduced-motion.ts';

/** All of a project is more than the first look at the carousel waits for. */
export const ProjectContent = lazyWithPreload(
  () => import('#src/features/projects/page/project-content.tsx'),
);

interface ProjectPanelProps {
  project: ProjectCard;
  phase: Phase;
  panel: Panel;
}

/**
 * The panel moves first; what is in it is drawn between frames, what one sees first before the rest,
 * but for one that is come back to.
 */
function useDrawnLater(details: Project | undefined) {
  const [isBack] = useState(() => carouselPlace.getState().panel !== undefined);
  const [isWhole, setIsWhole] = useState(isBack);
  const known = details ?? null;
  const drawn = useDeferredValue(known, isBack ? known : null);
  const isThere = drawn !== null;
  useEffect(() => {
    if (isThere) startTransition(() => setIsWhole(true));
  }, [isThere]);
  return { drawn, isThere, isWhole };
}

/** Within a Suspense: once all beside it is there, the way of the panel is drawn anew. */
function Redrawn({ way }: Pick<Panel, 'way'>) {
  const redraw = useEffectEvent(() => way()?.redraw());
  useLayoutEffect(() => {
    // In the frame that lays it out anyway.
    const frame = requestAnimationFrame(() => redraw());
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

/**
 * A project expanded over the page (spec §2, the panel): a swipe downwards from its top or its
 * handle, Esc, and Telegram's back button collapse it. Mount it to expand it.
 */
export function ProjectPanel({ project, phase, panel }: ProjectPanelProps) {
  const { way, turn, close } = panel;
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useId();
  const isOnline = useOnline();
  const { data: details, error, retry } = useLoad(projectQuery(project.id));
  useModal(dialog);
  useScrollLock();
  useTopHeld(content);
  const attach = useEffectEvent(() => dialog.current && panel.attach(dialog.current));
  useLayoutEffect(() => attach() ?? undefined, []);
  const settle = useEffectEvent((to: Phase) => glide(way(), to, close));
  useLayoutEffect(() => settle(phase), [phase]);
  const collapse = () => turn('leaving');
  // Come back to, it is read on where it was left.
  const { drawn, isThere, isWhole } = useDrawnLater(details);
  useLayoutEffect(() => {
    const top = carouselPlace.getState().panel?.scrollTop ?? 0;
    // To scroll, all of it would be laid out at once.
    if (isThere && top > 0) content.current?.scrollTo(0, top);
  }, [isThere]);
  const remember = () => {
    const { panel: left } = carouselPlace.getState();
    if (left) left.scrollTop = content.current?.scrollTop ?? 0;
  };
  useBackButton(phase === 'expanded', collapse);

  const isOurs = ({ axis, from, isMouse }: Swipe) =>
    axis === 'vertical' &&
    (from.closest(isMouse ? '[data-handle], [data-grab]' : '[data-handle]') !== null ||
      (!isMouse && isAtTop(content.current)));
  const swipe = useSwipe({
    onStart: (swiped) => isOurs(swiped) && way()?.hold(),
    onMove(swiped) {
      if (isOurs(swiped) && !prefersReducedMotion()) way()?.pull(Math.max(0, swiped.dy));
    },
    onEnd(swiped) {
      const isDown = swiped && isOurs(swiped) && panelSwipe(true, swiped.dy) === 'collapse';
      turn(isDown ? 'leaving' : 'expanded');
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
      <div className={styles.sheet} data-part="sheet" />
      <div className={styles.head} data-handle data-part="head">
        <button
          type="button"
          className={styles.handle}
          aria-label={projectTexts.panel.collapse}
          aria-expanded
          onClick={collapse}
        >
          <span className={styles.grip}>
            <ChevronDown size={20} aria-hidden />
          </span>
        </button>
      </div>
      <div
        ref={content}
        className={styles.content}
        data-begun={!isWhole || undefined}
        data-testid="panel-content"
        onScroll={remember}
      >
        <SharedCover projectId={project.id}>
          <ProjectCover
            project={details ?? project}
            sought={details && soughtOf(details)}
            headingId={heading}
            isBleeding
          />
        </SharedCover>
        <div className={styles.body} data-part="body">
          {drawn && (
            <Suspense fallback={<SkeletonSections />}>
              <ProjectContent
                project={drawn}
                onParticipant={close}
                isReady={phase === 'expanded'}
              />
              {isWhole && <Redrawn way={way} />}
            </Suspense>
          )}
          {!details && (
            <LoadState
              error={error}
              title={projectTexts.panel.loadFailed}
              shapes={<SkeletonSections />}
              onRetry={retry}
            />
          )}
        </div>
      </div>
      {!isOnline && (
        <output className={styles.offline} data-foot data-part="offline">
          {texts.errors.offline}
        </output>
      )}
      <NoticeOver isLow />
    </dialog>
  );
}
