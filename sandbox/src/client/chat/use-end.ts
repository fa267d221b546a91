import { type RefObject, useLayoutEffect, useRef } from 'react';

const nearEnd = 160;

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
    const onScroll = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      // A pane that is put away has no place of its own.
      if (clientHeight > 0) followsEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
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
