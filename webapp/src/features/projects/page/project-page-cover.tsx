import type { Project } from '@kollab/contract';
import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { coverColours } from '#src/entities/projects/cover-colours.ts';
import styles from './project-page-cover.module.css';

/** The cover, its gradient taken from the picture's colours, and the name over it. */
export function ProjectPageCover({ project }: { project: Project }) {
  const [failed, setFailed] = useState<string>();
  const source = fileUrl(project.coverImage);
  const isShown = source && source !== failed;
  return (
    <header
      className={styles.cover}
      style={coverColours(project)}
      data-picture={isShown ? true : undefined}
      data-testid="project-cover"
    >
      {isShown && (
        <img className={styles.picture} src={source} alt="" onError={() => setFailed(source)} />
      )}
      <div className={styles.text}>
        <p className={styles.stage}>{project.stage}</p>
        <h2 className={styles.name}>{project.name}</h2>
      </div>
    </header>
  );
}
