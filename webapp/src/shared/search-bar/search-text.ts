import { limits } from '@kollab/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstLetters } from '#src/kit/lib/cut.ts';

const tidy = (text: string) => firstLetters(text.trim(), limits.searchQuery);

/**
 * After a pause of 300 ms the text moves into `?q=`, where it outlives back and reload (spec §2).
 * `askNow` asks without a pause.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const query = tidy(params.get('q') ?? '');
  const [typed, setTyped] = useState(query);
  const written = useRef(query);
  const ask = (text: string) => {
    const asked = tidy(text);
    if (asked === written.current) return;
    written.current = asked;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (asked) after.set('q', asked);
        else after.delete('q');
        return after;
      },
      { replace: true },
    );
  };
  const askTyped = useEffectEvent(() => ask(typed));
  useEffect(() => {
    const timer = setTimeout(() => askTyped(), tidy(typed) ? limits.searchDebounce : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setTyped(query);
  }, [query]);
  const askNow = (text: string) => {
    setTyped(text);
    ask(text);
  };
  return { typed, query, type: setTyped, askNow };
}
