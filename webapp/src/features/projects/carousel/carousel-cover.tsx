import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import styles from './carousel-cover.module.css';

interface CarouselCoverProps {
  coverImage: string | null;
  isShown: boolean;
}

/** The picture of a card, where there is one and it comes; a neighbour’s waits for the shown one’s. */
export function CarouselCover({ coverImage, isShown }: CarouselCoverProps) {
  const [hasFailed, setFailed] = useState(false);
  const source = fileUrl(coverImage);
  if (!source || hasFailed) return null;
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
