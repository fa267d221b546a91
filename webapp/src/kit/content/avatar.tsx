import UserRound from 'lucide-react/icons/user-round';
import type { CSSProperties } from 'react';
import { texts } from '#src/texts/common.ts';
import styles from './avatar.module.css';
import { colourPair } from '#src/kit/lib/colour-pair.ts';
import { usePicture } from '#src/kit/lib/use-picture.ts';

interface AvatarProps {
  name: string;
  /** Tried in turn; what fails to load is passed over. */
  sources: (string | null | undefined)[];
  size: number;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

/** Else their initials (spec §3). */
export function Avatar({ name, sources, size }: AvatarProps) {
  const { source, on } = usePicture(...sources);
  const [colour, deeper] = colourPair(name);
  const style: CSSProperties & Record<`--${string}`, string> = {
    width: size,
    height: size,
    fontSize: size * 0.38,
    '--colour': colour,
    '--deeper': deeper,
  };
  if (source) {
    return (
      <img
        className={styles.avatar}
        style={style}
        src={source}
        alt={texts.common.photoOf(name)}
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        {...on}
      />
    );
  }
  const initials = initialsOf(name);
  return (
    <span className={styles.avatar} style={style} aria-hidden>
      {initials || <UserRound size={size / 2} />}
    </span>
  );
}
