import type { ProjectCard } from '@kollab/contract';
import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { Pattern } from '#src/kit/content/pattern.tsx';
import { coverColours } from './cover-colours.ts';
import styles from './cover-thumb.module.css';

interface CoverThumbProps {
  project: Pick<ProjectCard, 'id' | 'coverImage' | 'palette'>;
  /** In pixels, where it is not the usual one. */
  size?: number;
}

/** A project's cover in small, else a pattern of its colours. */
export function CoverThumb({ project, size }: CoverThumbProps) {
  const [failed, setFailed] = useState<string>();
  const source = fileUrl(project.coverImage);
  return (
    <span
      className={styles.thumb}
      style={{ ...coverColours(project), width: size, height: size }}
      aria-hidden
    >
      {source && source !== failed ? (
        <img className={styles.picture} src={source} alt="" onError={() => setFailed(source)} />
      ) : (
        <Pattern seed={project.id} />
      )}
    </span>
  );
}
