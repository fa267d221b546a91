import { type RefObject, useLayoutEffect, useRef } from 'react';

const nearEnd = 160;

/**
 * Only who scrolls up leaves the end: a picture that grows while the pane scrolls there takes the
 * end further away, and nobody from it.
 */
export function keepAtEnd(pane: HTMLElement, list: Element) {
  let isFollowed = true;
  let before = pane.scrollTop;
  const follow = () => {
    if (isFollowed) pane.scrollTop = pane.scrollHeight;
  };
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = pane;
    // A pane that is put away has no place of its own.
    if (clientHeight === 0) return;
    const isNear = scrollHeight - scrollTop - clientHeight < nearEnd;
    isFollowed = isNear || (isFollowed && scrollTop >= before);
    before = scrollTop;
  };
  const observer = new ResizeObserver(follow);
  observer.observe(pane);
  observer.observe(list);
  pane.addEventListener('scroll', onScroll);
  return {
    follow,
    stop() {
      observer.disconnect();
      pane.removeEventListener('scroll', onScroll);
    },
  };
}

/** The list has to be the first child of what scrolls. */
export function useEnd(messages: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const scroll = useRef<HTMLDivElement>(null);
  const end = useRef<ReturnType<typeof keepAtEnd>>(undefined);
  useLayoutEffect(() => {
    const pane = scroll.current;
    const list = pane?.firstElementChild;
    if (!pane || !list) return undefined;
    const kept = keepAtEnd(pane, list);
    end.current = kept;
    return () => kept.stop();
  }, []);
  useLayoutEffect(() => {
    if (messages.length > 0) end.current?.follow();
  }, [messages]);
  return scroll;
}
