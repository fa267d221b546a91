import { peopleTexts } from '#src/texts/people.ts';
import { useSuggestedTags } from './suggested-tags.ts';
import styles from './tag-suggestions.module.css';

interface TagSuggestionsProps {
  query: string;
  onPick: (text: string) => void;
}

/** Tags that the typed text may mean. */
export function TagSuggestions({ query, onPick }: TagSuggestionsProps) {
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
