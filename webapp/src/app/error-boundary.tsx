import { paths, product } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { hasTabbar } from './routes.ts';
import { isReachable, useOnline, whenReachable } from '#src/kit/lib/connection.ts';
import { MissingCode } from '#src/kit/lib/lazy-with-preload.tsx';

const reloadedKey = 'kollab:reloaded';

const minute = 60_000;

/** In milliseconds: once a minute, lest what is missing for good goes round. */
function untilReload() {
  try {
    return minute - (Date.now() - Number(sessionStorage.getItem(reloadedKey)));
  } catch {
    // Without storage it would not be known.
    return undefined;
  }
}

function reloadByItself() {
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
}

export const reload = () =>
  void isReachable().then((isThere) => isThere && window.location.reload());

/** Browsers ask for the same file once: code that did not come comes with the page, loaded anew. */
function useComeback(isMissing: boolean) {
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    let end = () => {};
    const again = () => {
      end();
      const left = untilReload();
      if (isOver || left === undefined) return;
      if (left <= 0) {
        reloadByItself();
        return;
      }
      const timer = setTimeout(() => (end = whenReachable(again)), left);
      end = () => clearTimeout(timer);
    };
    end = whenReachable(again);
    // A new release has other files: with a connection there is nothing to wait for.
    if (navigator.onLine) void isReachable().then((isThere) => isThere && again());
    return () => {
      isOver = true;
      end();
    };
  }, [isMissing]);
}

function FailedScreen({ isMissing }: { isMissing: boolean }) {
  const { missingScreen, comesByItself, broken, brokenHint } = texts.errors;
  const { pathname } = useLocation();
  useComeback(isMissing);
  const isOnline = useOnline();
  const missingHint = isOnline ? texts.errors.checkConnection : comesByItself;
  return (
    <Page beginsWithName title={product} parent={hasTabbar(pathname) ? undefined : paths.home}>
      <Placeholder
        icon={isMissing ? CloudOff : CircleAlert}
        title={isMissing ? missingScreen : broken}
        hint={isMissing ? missingHint : brokenHint}
        isAlert
      >
        <Button kind={isOnline ? 'filled' : 'tinted'} onClick={reload}>
          {texts.common.retry}
        </Button>
      </Placeholder>
    </Page>
  );
}

interface Props {
  /** What failed at one place is forgotten elsewhere. */
  place: string;
  children: ReactNode;
}

interface Failure {
  error?: unknown;
  failedAt?: string | undefined;
}

export class ErrorBoundary extends Component<Props, Failure> {
  override state: Failure = {};

  static getDerivedStateFromError(error: unknown): Failure {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, { error, failedAt }: Failure): Failure | null {
    if (!error) return null;
    if (failedAt === undefined) return { failedAt: place };
    return failedAt === place ? null : { error: undefined, failedAt: undefined };
  }

  override componentDidCatch(error: Error) {
    console.error('A screen failed', error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FailedScreen isMissing={error instanceof MissingCode} />;
  }
}
