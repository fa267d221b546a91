import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import styles from './carousel-cover.module.css';

type Colours = Record<`--${string}`, string>;

/** A cover's own colours for a card's style sheet; none where there is no cover. */
export function coloursOf([first, second = first, third = second]: readonly string[]): Colours {
  if (!first) return {};
  return { '--first': first, '--second': second ?? first, '--third': third ?? first };
}

interface CarouselCoverProps {
  coverImage: string | null;
  isShown: boolean;
}

/** The picture of a card, where there is one and it comes; it waits until its card is near. */
export function CarouselCover({ coverImage, isShown }: CarouselCoverProps) {
  const [hasFailed, setFailed] = useState(false);
  const source = fileUrl(coverImage);
  if (!source || hasFailed) return null;
  return (
    <img
      className={styles.cover}
      loading={isShown ? 'eager' : 'lazy'}
      decoding="async"
      src={source}
      alt=""
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
