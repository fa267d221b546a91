/** `tok` is written and asked by raw SQL only. */
interface UserSearchTable {
  user_id: string;
  weight: number;
}

interface ProjectSearchTable {
  project_id: string;
  approved_at: Date;
}

interface VacancySearchTable {
  vacancy_id: string;
  approved_at: Date;
}

interface WalkTable {
  version: number;
  position: string | null;
  completed_at: Date | null;
}

export interface SearchTables {
  user_search: UserSearchTable;
  search_state: WalkTable;
  name_screenings: WalkTable;
  project_search: ProjectSearchTable;
  vacancy_search: VacancySearchTable;
  catalogue_state: WalkTable;
}
