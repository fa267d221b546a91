import type { ProjectCard } from '@kollab/contract';
import { fileUrl } from '#src/api/file-url.ts';
import { Pattern } from '#src/kit/content/pattern.tsx';
import { usePicture } from '#src/kit/lib/use-picture.ts';
import { coverColours } from './cover-colours.ts';
import { SharedCover } from './shared-cover.tsx';
import styles from './cover-thumb.module.css';

export type Covered = Pick<ProjectCard, 'id' | 'coverImage' | 'palette'>;

/** The cover itself, else a pattern of its colours. */
export function CoverPicture({ project: { id, coverImage } }: { project: Covered }) {
  const { source, on } = usePicture(fileUrl(coverImage));
  if (!source) return <Pattern seed={id} />;
  return <img className={styles.picture} src={source} alt="" {...on} />;
}

interface CoverThumbProps {
  project: Covered;
  /** In pixels, where it is not the usual one. */
  size?: number;
  /** It becomes the cover of the page that opens. */
  isShared?: boolean;
}

/** A project's cover in small. */
export function CoverThumb({ project, size, isShared = false }: CoverThumbProps) {
  return (
    <SharedCover projectId={project.id} isShared={isShared}>
      <span
        className={styles.thumb}
        style={{ ...coverColours(project), width: size, height: size }}
        aria-hidden
      >
        <CoverPicture project={project} />
      </span>
    </SharedCover>
  );
}
