import type { ReactNode } from 'react';
import { classNames } from '#src/kit/lib/class-names.ts';
import { coverColours } from '#src/shared/project/cover-colours.ts';
import { type Covered, CoverPicture } from '#src/shared/project/cover-thumb.tsx';
import over from '#src/shared/project/over-cover.module.css';
import { Transition } from '#src/kit/layout/transition.tsx';
import { nameOfWords, SharedCover } from '#src/shared/project/shared-cover.tsx';
import styles from './cover-banner.module.css';

interface CoverBannerProps {
  project: Covered;
  name: ReactNode;
  facts: ReactNode;
  /** How it stands. */
  mark?: ReactNode;
  /** It becomes the cover of the page that opens. */
  isShared?: boolean | undefined;
}

/** A project's cover as wide as its card, with its name over it. */
export function CoverBanner({ project, name, facts, mark, isShared = false }: CoverBannerProps) {
  return (
    <SharedCover projectId={project.id} isShared={isShared}>
      <span className={styles.banner} style={coverColours(project)}>
        <CoverPicture project={project} />
        {mark && <span className={styles.mark}>{mark}</span>}
        <Transition name={isShared ? nameOfWords(project.id) : undefined} share="words">
          <span className={classNames(over.text, styles.text)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.facts}>{facts}</span>
          </span>
        </Transition>
      </span>
    </SharedCover>
  );
}
