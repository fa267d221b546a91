import type { CSSProperties } from 'react';
import { classNames } from '#src/kit/lib/class-names.ts';
import { drawing } from '#src/kit/lib/draw.ts';
import styles from './pattern.module.css';

/** As many as the style sheet has. */
const kinds = 7;

interface PatternProps {
  seed: string;
  className?: string | undefined;
}

/**
 * What stands where a picture would: always the same for the same seed, in the colours `--first` and
 * `--second` of the place it fills and no lighter than they are, so that what is readable on them
 * is so on it.
 */
export function Pattern({ seed, className }: PatternProps) {
  const draw = drawing(seed);
  const kind = draw(kinds);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--turn': `${draw(24) * 15}deg`,
    '--x': `${15 + draw(71)}%`,
    '--y': `${10 + draw(51)}%`,
    '--size': `${22 + draw(6) * 4}cqmin`,
  };
  return (
    <span
      className={classNames(styles.pattern, className)}
      style={style}
      data-kind={kind}
      data-testid="pattern"
      aria-hidden
    />
  );
}
