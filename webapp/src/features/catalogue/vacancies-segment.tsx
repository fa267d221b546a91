import { SearchBar } from '#src/shared/search-bar/search-bar.tsx';
import { useSearchText } from '#src/shared/search-bar/search-text.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import { VacanciesList } from './vacancies-list.tsx';

/** Spec §2, `/followers`. */
export default function VacanciesSegment() {
  const { typed, query, type, askNow } = useSearchText();
  return (
    <>
      <SearchBar
        typed={typed}
        placeholder={vacancyTexts.list.search}
        onType={type}
        onAsk={askNow}
      />
      <VacanciesList query={query} />
    </>
  );
}
