import type { ComponentType } from 'react';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { SearchBar } from '#src/shared/search-bar/search-bar.tsx';
import { useSearchText } from '#src/shared/search-bar/search-text.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { Discovery } from './discovery.tsx';
import { usePeopleFilters } from './people-filters.tsx';
import { SearchResults } from './search-results.tsx';
import { useSuggestedTags } from './suggested-tags.ts';
import styles from './search-page.module.css';

interface TagSuggestionsProps {
  query: string;
  onPick: (text: string) => void;
}

function TagSuggestions({ query, onPick }: TagSuggestionsProps) {
  const suggestions = useSuggestedTags(query);
  // Kept while there are none: what is below stays where it is.
  if (query === '') return null;
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

const segments = [
  { id: 'people', text: peopleTexts.search.people },
  { id: 'projects', text: peopleTexts.search.projects },
  { id: 'vacancies', text: peopleTexts.search.vacancies },
] as const;
const ids = segments.map(({ id }) => id);

interface SearchPageProps {
  Projects: ComponentType<{ query: string }>;
  Vacancies: ComponentType<{ query: string }>;
}

/** Spec §2, `/posts`. */
export function SearchPage({ Projects, Vacancies }: SearchPageProps) {
  const { title, placeholder, anything } = peopleTexts.search;
  const { typed, query, type, askNow } = useSearchText();
  const { chosen, choose } = useSegment('in', ids, 'people', ['q']);
  const { isNarrowed } = usePeopleFilters();
  const isOfPeople = chosen === 'people';
  return (
    <Page title={title} hasOwnHeading hasTabbar>
      <h1 className="visually-hidden">{title}</h1>
      <SearchBar
        typed={typed}
        placeholder={isOfPeople ? placeholder : anything[chosen]}
        onType={type}
        onAsk={askNow}
      />
      <TagSuggestions query={query} onPick={askNow} />
      <Segments label={title} segments={segments} chosen={chosen} onChoose={choose}>
        {isOfPeople &&
          (query === '' && !isNarrowed ? <Discovery /> : <SearchResults query={query} />)}
        {chosen === 'projects' && <Projects query={query} />}
        {chosen === 'vacancies' && <Vacancies query={query} />}
      </Segments>
    </Page>
  );
}
