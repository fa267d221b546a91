import { Suspense } from 'react';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import styles from './linked-text.module.css';

/** What finds the links is big: the text is read without them until it is there. */
export const LinksInText = lazyWithPreload(() => import('./links-in-text.tsx'));

interface LinkedTextProps {
  children: string;
  /** Told when its links are on the page. */
  onThere?: () => void;
}

/** A person's text as they wrote it; web pages and Telegram in it can be followed (spec §2). */
export function LinkedText({ children, onThere }: LinkedTextProps) {
  return (
    <span className={styles.text}>
      <Suspense fallback={children}>
        <LinksInText onThere={onThere}>{children}</LinksInText>
      </Suspense>
    </span>
  );
}
