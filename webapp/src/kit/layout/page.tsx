import { product, sayFacts } from '@kollab/contract';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useBackButton } from '#src/telegram/use-back-button.ts';
import { texts } from '#src/texts/common.ts';
import styles from './page.module.css';
import { Transition } from './transition.tsx';
import { useArrival } from './use-arrival.ts';
import { useGoBack } from './use-go-back.ts';

interface PageProps {
  title: string;
  /** Where the back button leads after a deep link; tabs have none. */
  parent?: string;
  /** The page shows its own heading. */
  hasOwnHeading?: boolean;
  /** What it shows begins with a name: the title is only spoken. */
  beginsWithName?: boolean;
  hasTabbar?: boolean;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The way back: Telegram's own button, or one in the page where the client has none. */
function BackLink({ parent }: { parent: string }) {
  const goBack = useGoBack(parent);
  const isNative = useBackButton(true, goBack);
  if (isNative) return null;
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <ChevronLeft size={24} aria-hidden />
      {texts.common.back}
    </button>
  );
}

/** One screen: its title, the way back and its content in a column. */
export function Page(props: PageProps) {
  const { title, parent, hasOwnHeading, beginsWithName, hasTabbar, aside, children } = props;
  const main = useRef<HTMLElement>(null);
  const kind = useNavigationType();
  const arrival = useArrival();
  useEffect(() => {
    document.title = sayFacts(title !== product && title, product);
  }, [title]);
  useEffect(() => {
    if (kind !== NavigationType.Pop) main.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <Transition enter={hasTabbar ? 'tab' : 'push'}>
      <main
        ref={main}
        tabIndex={-1}
        className={styles.page}
        data-tabbar={hasTabbar || undefined}
        data-arrival={arrival}
      >
        {!hasOwnHeading && (
          <header className={styles.head} data-silent={beginsWithName || undefined}>
            {parent !== undefined && <BackLink parent={parent} />}
            <div className={styles.line}>
              <h1 className={beginsWithName ? 'visually-hidden' : styles.title}>{title}</h1>
              {aside}
            </div>
          </header>
        )}
        <div className={styles.column}>{children}</div>
      </main>
    </Transition>
  );
}
