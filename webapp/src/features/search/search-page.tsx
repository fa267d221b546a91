import { type ComponentType, type ReactNode, useState } from 'react';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { useReleased } from '#src/kit/lib/use-released.ts';
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
  const found = useSuggestedTags(query);
  const suggestions = useReleased(found, found.map(({ text }) => text).join());
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={peopleTexts.search.tags}>
      {suggestions.map(({ tagName, text }) => (
        <li key={tagName}>
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

type Results = ComponentType<{ query: string; suggestions: ReactNode }>;

interface SearchPageProps {
  Projects: Results;
  Vacancies: Results;
}

/** Spec §2, `/posts`. */
export function SearchPage({ Projects, Vacancies }: SearchPageProps) {
  const { title, placeholder, anything } = peopleTexts.search;
  const { typed, query, type, askNow } = useSearchText();
  const { chosen, choose } = useSegment('in', ids, 'people', ['q']);
  const { isNarrowed } = usePeopleFilters();
  const [isTyping, setTyping] = useState(false);
  const ask = (text: string) => {
    setTyping(false);
    askNow(text);
  };
  const suggestions = isTyping && <TagSuggestions query={query} onPick={ask} />;
  const asked = { query, suggestions };
  const isOfPeople = chosen === 'people';
  return (
    <Page title={title} hasOwnHeading hasTabbar>
      <h1 className="visually-hidden">{title}</h1>
      <SearchBar
        typed={typed}
        placeholder={isOfPeople ? placeholder : anything[chosen]}
        onType={(text) => {
          setTyping(true);
          type(text);
        }}
        onAsk={ask}
      />
      <Segments label={title} segments={segments} chosen={chosen} onChoose={choose}>
        {isOfPeople && (query === '' && !isNarrowed ? <Discovery /> : <SearchResults {...asked} />)}
        {chosen === 'projects' && <Projects {...asked} />}
        {chosen === 'vacancies' && <Vacancies {...asked} />}
      </Segments>
    </Page>
  );
}
