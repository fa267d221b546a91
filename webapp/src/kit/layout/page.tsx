import { product } from '@kollab/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { BackLink } from './back-link.tsx';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Where the back button leads after a deep link; tabs have none. */
  parent?: string;
  /** The page shows its own heading. */
  hasOwnHeading?: boolean;
  hasTabbar?: boolean;
  children: ReactNode;
}

/** One screen: its title, the way back and its content in a column. */
export function Page({ title, parent, hasOwnHeading, hasTabbar, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const arrival = useNavigationType();
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title]);
  useEffect(() => {
    if (arrival !== NavigationType.Pop) main.current?.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <main ref={main} tabIndex={-1} className={styles.page} data-tabbar={hasTabbar || undefined}>
      {!hasOwnHeading && (
        <header className={styles.head}>
          {parent !== undefined && <BackLink parent={parent} />}
          <h1 className={styles.title}>{title}</h1>
        </header>
      )}
      <div className={styles.column}>{children}</div>
    </main>
  );
}
