import { ProjectsList } from '#src/features/catalogue/projects-list.tsx';
import { VacanciesList } from '#src/features/catalogue/vacancies-list.tsx';
import { SearchPage } from '#src/features/search/search-page.tsx';

/** Spec §2, `/posts`. */
export default function PostsPage() {
  return <SearchPage Projects={ProjectsList} Vacancies={VacanciesList} />;
}
