import { Suspense } from 'react';
import { later } from '#src/kit/lib/later.tsx';
import styles from './linked-text.module.css';

/** What finds the links is big: the text is read without them until it is there. */
export const LinksInText = later(() => import('./links-in-text.tsx'));

/** A person's text as they wrote it; web pages and Telegram in it can be followed (spec §2). */
export function LinkedText({ children }: { children: string }) {
  return (
    <span className={styles.text}>
      <Suspense fallback={children}>
        <LinksInText>{children}</LinksInText>
      </Suspense>
    </span>
  );
}
