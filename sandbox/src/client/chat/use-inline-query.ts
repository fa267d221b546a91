import { useEffect, useState } from 'react';
import { control } from '#src/client/api/control.ts';
import type { InlineAnswer } from '#src/control/common/shapes.ts';
import { reasonInWords } from '#src/client/state/notices.ts';

const typingPause = 300;

interface Found {
  pages: InlineAnswer[];
  failure?: string;
  request?: string;
}

export function useInlineQuery(telegramId: number, query: string) {
  const [found, setFound] = useState<Found>({ pages: [] });
  const [page, setPage] = useState({ query, offset: '' });
  if (page.query !== query) setPage({ query, offset: '' });
  const { offset } = page;
  const request = `${offset}\n${query}`;

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await control.inlineQuery(telegramId, { query, offset });
        if (!isCurrent) return;
        setFound(({ pages }) => ({
          pages: offset === '' ? [answer] : [...pages, answer],
          request,
        }));
      } catch (reason) {
        if (isCurrent) setFound({ pages: [], failure: reasonInWords(reason), request });
      }
    };
    const timer = setTimeout(() => void ask(), typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [telegramId, query, offset, request]);

  const nextOffset = found.pages.at(-1)?.nextOffset ?? '';
  return {
    pages: found.pages,
    failure: found.failure,
    isBusy: found.request !== request,
    more: nextOffset === '' ? undefined : () => setPage({ query, offset: nextOffset }),
  };
}
