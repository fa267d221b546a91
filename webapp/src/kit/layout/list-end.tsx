import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import styles from './list-end.module.css';

interface ListEndProps {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** The end of a list by page: asks for the next page when it comes near, or when pressed. */
export function ListEnd({ hasMore, isLoading, hasFailed, onMore }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const comesNear = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting) && !isLoading) onMore();
  });
  const isWatched = hasMore && !hasFailed && !isLoading;
  useEffect(() => {
    if (!isWatched || !end.current) return undefined;
    const observer = new IntersectionObserver((entries) => comesNear(entries), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatched]);
  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.end}>
      {hasFailed && (
        <p role="alert" className="small danger">
          {texts.errors.loading}
        </p>
      )}
      <Button kind="plain" onClick={onMore} isLoading={isLoading}>
        {hasFailed ? texts.common.retry : isLoading ? texts.common.loading : texts.common.more}
      </Button>
    </div>
  );
}
