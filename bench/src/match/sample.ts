import type { Level } from '@kollab/contract/matching';

export interface Someone {
  id: string;
  skills: string[];
  level: Level | null;
  idleDays: number;
}

export interface Wanted {
  id: string;
  skills: string[];
  level: Level | null;
}

/** People and vacancies, and how well each person would do at each vacancy: 0 where nothing is said. */
export interface Sample {
  people: Someone[];
  vacancies: Wanted[];
  gradesOf: (vacancyId: string) => ReadonlyMap<string, number>;
}
