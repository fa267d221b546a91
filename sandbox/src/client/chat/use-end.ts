import { type RefObject, useLayoutEffect, useRef } from 'react';

const nearEnd = 160;

interface Place {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/**
 * Whether a conversation that scrolled stays at its end. Only who scrolls up leaves it: a picture that
 * grows while it scrolls there takes the end further away, and nobody from it.
 */
export const staysAtEnd = (wasAtEnd: boolean, before: number, now: Place) =>
  now.scrollHeight - now.scrollTop - now.clientHeight < nearEnd ||
  (wasAtEnd && now.scrollTop >= before);

/**
 * Keeps a conversation at its end while that is in sight, whatever changes its size: a message, a
 * picture that has loaded, the window. Its list has to be the first child of what scrolls.
 */
export function useEnd(messages: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const scroll = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  useLayoutEffect(() => {
    const element = scroll.current;
    if (element && messages.length > 0 && followsEnd.current) {
      element.scrollTop = element.scrollHeight;
    }
  }, [messages]);
  useLayoutEffect(() => {
    const element = scroll.current;
    const list = element?.firstElementChild;
    if (!element || !list) return undefined;
    let before = element.scrollTop;
    const onScroll = () => {
      // A pane that is put away has no place of its own.
      if (element.clientHeight === 0) return;
      followsEnd.current = staysAtEnd(followsEnd.current, before, element);
      before = element.scrollTop;
    };
    const observer = new ResizeObserver(() => {
      if (followsEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(list);
    element.addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
  return scroll;
}
