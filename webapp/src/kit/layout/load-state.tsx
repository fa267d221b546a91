import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isSessionError, isUnanswered } from '#src/api/failure.ts';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Placeholder } from './placeholder.tsx';
import { Skeleton } from './skeleton.tsx';
import { useOnline, whenReachable } from '#src/kit/lib/connection.ts';
import { useSlow } from '#src/kit/lib/use-slow.ts';

interface WaitingProps {
  /** The shapes of what comes, where it is not a profile. */
  shapes?: ReactNode;
  onRetry: () => void;
}

/** While data is on its way: calm shapes, and after 15 seconds the offer to try again. */
export function Waiting({ shapes, onRetry }: WaitingProps) {
  const isSlow = useSlow(true);
  if (!isSlow) return shapes ?? <Skeleton />;
  return (
    <Placeholder title={texts.common.loading} hint={texts.errors.slow}>
      <Button onClick={onRetry}>{texts.common.retry}</Button>
    </Placeholder>
  );
}

interface LoadErrorProps {
  error: unknown;
  /** What did not come, where the specification has its own words for it. */
  title?: string;
  onRetry: () => void;
}

/** Asks again by itself as soon as there is somebody to answer. */
function Comeback({ onRetry }: WaitingProps) {
  const again = useEffectEvent(onRetry);
  useEffect(() => whenReachable(() => again()), []);
  return null;
}

/** Data did not come: says so with the specified text and offers to try again (spec §8). */
export function LoadError({ error, title = texts.errors.loading, onRetry }: LoadErrorProps) {
  const isOnline = useOnline();
  const { checkConnection, comesByItself, serverFailed } = texts.errors;
  const whenOnline = isUnanswered(error) ? checkConnection : serverFailed;
  if (isSessionError(error)) {
    return (
      <Placeholder
        icon={CircleAlert}
        title={texts.errors.sessionExpired}
        hint={texts.errors.sessionExpiredHint}
        isAlert
      />
    );
  }
  return (
    <>
      {isUnanswered(error) && <Comeback onRetry={onRetry} />}
      <Placeholder
        icon={isOnline ? CircleAlert : CloudOff}
        title={title}
        hint={isOnline ? whenOnline : comesByItself}
        isAlert
      >
        <Button kind={isOnline ? 'filled' : 'tinted'} onClick={onRetry}>
          {texts.common.retry}
        </Button>
      </Placeholder>
    </>
  );
}

/** Instead of data: that it is on its way, or that it did not come. */
export function LoadState({ error, title, shapes, onRetry }: LoadErrorProps & WaitingProps) {
  if (!error) return <Waiting shapes={shapes} onRetry={onRetry} />;
  return <LoadError error={error} title={title} onRetry={onRetry} />;
}
