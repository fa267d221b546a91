import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { isSessionError } from '#src/api/failure.ts';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Placeholder } from './placeholder.tsx';
import { Skeleton } from './skeleton.tsx';
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
    <Placeholder
      icon={<CircleAlert size={40} />}
      title={texts.common.loading}
      hint={texts.errors.slow}
    >
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

/** Data did not come: says so with the specified text and offers to try again (spec §8). */
export function LoadError({ error, title = texts.errors.loading, onRetry }: LoadErrorProps) {
  if (isSessionError(error)) {
    return (
      <Placeholder
        icon={<CircleAlert size={40} />}
        title={texts.errors.sessionExpired}
        hint={texts.errors.sessionExpiredHint}
        isAlert
      />
    );
  }
  return (
    <Placeholder
      icon={<CircleAlert size={40} />}
      title={title}
      hint={texts.errors.checkConnection}
      isAlert
    >
      <Button onClick={onRetry}>{texts.common.retry}</Button>
    </Placeholder>
  );
}

/** Instead of data: that it is on its way, or that it did not come. */
export function LoadState({ error, title, shapes, onRetry }: LoadErrorProps & WaitingProps) {
  if (!error) return <Waiting shapes={shapes} onRetry={onRetry} />;
  return <LoadError error={error} title={title} onRetry={onRetry} />;
}
