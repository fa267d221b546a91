import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { Pattern } from '#src/kit/content/pattern.tsx';
import styles from './carousel-cover.module.css';

interface CarouselCoverProps {
  projectId: string;
  coverImage: string | null;
  isShown: boolean;
}

/** The picture of a card, else a pattern; a neighbour’s picture waits for the shown one’s. */
export function CarouselCover({ projectId, coverImage, isShown }: CarouselCoverProps) {
  const [hasFailed, setFailed] = useState(false);
  const source = fileUrl(coverImage);
  if (!source || hasFailed) return <Pattern seed={projectId} className={styles.cover} />;
  return (
    <img
      className={styles.cover}
      fetchPriority={isShown ? 'high' : 'low'}
      decoding="async"
      src={source}
      alt=""
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
