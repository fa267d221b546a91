import type { ViewSource } from '@kollab/contract';
import type { Generated } from 'kysely';

/** That a person opened a project, or a vacancy of it, on a day of Moscow's. */
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

/** The same of whoever was on the page outside Telegram. */
interface OutsideViewsTable {
  project_id: string;
  day: string;
  visitor: Buffer;
}

/** What visitors of a day are told apart by. */
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
  /** Of a project or of a vacancy. */
  subject_id: string;
  people: number;
}

/** Up to which day a project's views are counted. */
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
