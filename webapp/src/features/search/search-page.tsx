import Search from 'lucide-react/icons/search';
import { peopleTexts } from '#src/texts/people.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearchText } from './use-search-text.ts';
import { useSuggestedTags } from './suggested-tags.ts';
import styles from './search-page.module.css';

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
        <Placeholder icon={<Search size={40} aria-hidden />} title={empty} hint={hint} />
      ) : (
        <SearchResults query={query} />
      )}
    </Page>
  );
}
