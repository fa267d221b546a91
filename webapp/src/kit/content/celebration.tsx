import { type ReactNode, useEffect } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { Transition } from '#src/kit/layout/transition.tsx';
import styles from './celebration.module.css';

interface CelebrationProps {
  title: string;
  text: ReactNode;
  /** Behind it, as `--first`, `--second` and `--third`. */
  colours: Record<`--${string}`, string>;
  picture?: ReactNode;
  /** As far as what follows leaves room, the way back over it. */
  isFull?: boolean;
  /** What its words are called on another screen (`Transition`). */
  wordsName?: string;
  children: ReactNode;
}

const pieces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const sides = ['near', 'far'] as const;

/** A good moment, with a handful of confetti. */
export function Celebration(props: CelebrationProps) {
  const { title, text, colours, picture, isFull, wordsName, children } = props;
  useEffect(() => telegram().haptic('success'), []);
  return (
    <header
      className={styles.celebration}
      style={colours}
      data-full-bleed={isFull || undefined}
      data-picture={picture !== undefined}
      data-testid="celebration"
    >
      {picture}
      {sides.map((side) => (
        <div key={side} className={styles.confetti} data-side={side} aria-hidden>
          {pieces.map((piece) => (
            <i key={piece} />
          ))}
        </div>
      ))}
      <Transition name={wordsName} share="words">
        <div className={styles.content}>
          {children}
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>{text}</div>
        </div>
      </Transition>
    </header>
  );
}
