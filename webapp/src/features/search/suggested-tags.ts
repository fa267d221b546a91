import { limits, listTags } from '@kollab/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';

export function splitLastWord(text: string) {
  const [, before = '', word = ''] = /^(.*\S\s+)(\S+)$/.exec(text) ?? [];
  return { before, word };
}

interface Suggestion {
  tagName: string;
  text: string;
}

async function suggest(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const ofText = await call(listTags, { query: { query } }, { signal });
  const { before, word } = splitLastWord(query);
  if (ofText.length > 0 || !word) {
    return ofText.map(({ tagName }) => ({ tagName, text: tagName }));
  }
  const ofWord = await call(listTags, { query: { query: word } }, { signal });
  return ofWord.map(({ tagName }) => ({ tagName, text: before + tagName }));
}

/** Four, for all that is typed, else for its last word (spec §9). */
export function useSuggestedTags(query: string) {
  const { data = [] } = useQuery({
    queryKey: ['tags', 'suggested', query],
    queryFn: ({ signal }) => suggest(query, signal),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (query === '') return [];
  return data
    .filter(({ text, tagName }) => tagName.trim() !== '' && text !== query)
    .slice(0, limits.tagSuggestions);
}
