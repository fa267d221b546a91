import type { ProjectCard } from '@kollab/contract';
import Rocket from 'lucide-react/icons/rocket';
import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { coverColours } from './cover-colours.ts';
import styles from './cover-thumb.module.css';

interface CoverThumbProps {
  project: Pick<ProjectCard, 'id' | 'coverImage' | 'palette'>;
}

/** A project's cover in small, else its colours. */
export function CoverThumb({ project }: CoverThumbProps) {
  const [failed, setFailed] = useState<string>();
  const source = fileUrl(project.coverImage);
  return (
    <span className={styles.thumb} style={coverColours(project)} aria-hidden>
      {source && source !== failed ? (
        <img className={styles.picture} src={source} alt="" onError={() => setFailed(source)} />
      ) : (
        <Rocket size={26} />
      )}
    </span>
  );
}
