import { vacancyExperiences, vacancyLevels } from '@kollab/contract';
import { useSearchParams } from 'react-router-dom';
import type { VacancyQuery } from '#src/api/catalogue.ts';

export type Filters = Omit<VacancyQuery, 'query'>;

const names = { tags: 'tag', level: 'level', experience: 'experience' } as const;

/** What a list of vacancies is narrowed to, as the address says it: back and reload keep it. */
export function useVacancyFilters() {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    tags: params.getAll(names.tags),
    tagsMode: params.get('tags') === 'any' ? 'any' : 'all',
    level: vacancyLevels.filter((level) => params.getAll(names.level).includes(level)),
    experience: vacancyExperiences.filter((one) => params.getAll(names.experience).includes(one)),
    sort: params.get('sort') === 'match' ? 'match' : 'new',
  };
  const setFilters = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed };
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const key of ['tags', 'level', 'experience'] as const) {
          after.delete(names[key]);
          for (const value of next[key]) after.append(names[key], value);
        }
        if (next.tagsMode === 'any' && next.tags.length > 1) after.set('tags', 'any');
        else after.delete('tags');
        if (next.sort === 'match') after.set('sort', 'match');
        else after.delete('sort');
        return after;
      },
      { replace: true },
    );
  };
  return { filters, setFilters };
}

/** Nothing left out. */
export const none: Partial<Filters> = { tags: [], tagsMode: 'all', level: [], experience: [] };

/** How many filters narrow the list. */
export const countOf = ({ tags, level, experience }: Filters) =>
  tags.length + level.length + experience.length;
