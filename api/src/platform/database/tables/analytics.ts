import type { ViewSource } from '@kollab/contract';
import type { Generated } from 'kysely';

interface ProjectViewsTable {
  id: Generated<string>;
  project_id: string;
  day: string;
  user_id: string;
  /** Where they came from first on that day. */
  source: ViewSource;
}

interface VacancyViewsTable {
  view_id: string;
  vacancy_id: string;
  has_begun: boolean;
}

interface OutsideViewsTable {
  project_id: string;
  day: string;
  visitor: Buffer;
}

interface VisitorKeysTable {
  day: string;
  key: string;
}

/** A number that an owner is shown, of the days `since` to `day`. */
interface FiguresTable {
  project_id: string;
  day: string;
  since: string;
  part: string;
  subject_id: string;
  people: number;
}

interface FiguresPendingTable {
  project_id: string;
  until: string;
}

export interface FiguresTables {
  project_views: ProjectViewsTable;
  vacancy_views: VacancyViewsTable;
  outside_views: OutsideViewsTable;
  visitor_keys: VisitorKeysTable;
  figures: FiguresTable;
  figures_pending: FiguresPendingTable;
}
