import Search from 'lucide-react/icons/search';
import { peopleTexts } from '#src/texts/people.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';
import { useSuggestedTags } from './suggested-tags.ts';
import styles from './search-page.module.css';
import { limits } from '@kollab/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstLetters } from '#src/kit/lib/cut.ts';

const tidy = (text: string) => firstLetters(text.trim(), limits.searchQuery);

/**
 * What is typed, and what is asked: after a pause of 300 ms the text moves into `?q=`, where it
 * outlives back and reload (spec §2). `askNow` asks without a pause.
 */
function useSearchText() {
  const [params, setParams] = useSearchParams();
  const query = tidy(params.get('q') ?? '');
  const [typed, setTyped] = useState(query);
  const written = useRef(query);
  const ask = (text: string) => {
    const asked = tidy(text);
    if (asked === written.current) return;
    written.current = asked;
    setParams(asked ? { q: asked } : {}, { replace: true });
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

interface TagSuggestionsProps {
  query: string;
  onPick: (text: string) => void;
}

/** Tags that the typed text may mean. */
function TagSuggestions({ query, onPick }: TagSuggestionsProps) {
  const suggestions = useSuggestedTags(query);
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={peopleTexts.search.tags}>
      {suggestions.map(({ tagName, text }) => (
        <li key={tagName} className={styles.item}>
          <button type="button" className={styles.tag} onClick={() => onPick(text)}>
            <span className={styles.chip}>{tagName}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** People by tags, first or last name (spec §2, `/posts`). */
export default function SearchPage() {
  const { title, empty, hint } = peopleTexts.search;
  const { typed, query, type, askNow } = useSearchText();
  return (
    <Page title={title} hasOwnHeading hasTabbar>
      <h1 className="visually-hidden">{title}</h1>
      <SearchBar typed={typed} onType={type} onAsk={askNow} />
      <TagSuggestions query={query} onPick={askNow} />
      {query === '' ? (
        <Placeholder icon={Search} title={empty} hint={hint} />
      ) : (
        <SearchResults query={query} />
      )}
    </Page>
  );
}
