import { fileUrl } from '#src/api/file-url.ts';
import { Pattern } from '#src/kit/content/pattern.tsx';
import { usePicture } from '#src/kit/lib/use-picture.ts';
import styles from './carousel-cover.module.css';

interface CarouselCoverProps {
  projectId: string;
  coverImage: string | null;
  isShown: boolean;
}

/** The picture of a card, else a pattern; a neighbour’s picture waits for the shown one’s. */
export function CarouselCover({ projectId, coverImage, isShown }: CarouselCoverProps) {
  const { source, on } = usePicture(fileUrl(coverImage));
  if (!source)
    return (
      <span className={styles.cover} data-cover>
        <Pattern seed={projectId} />
      </span>
    );

  return (
    <img
      className={styles.cover}
      fetchPriority={isShown ? 'high' : 'low'}
      decoding="async"
      src={source}
      alt=""
      data-cover
      draggable={false}
      {...on}
    />
  );
}
