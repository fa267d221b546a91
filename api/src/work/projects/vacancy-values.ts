import type { VacancyInput } from '@kollab/contract';
import { v7 as uuid } from 'uuid';

/** A vacancy as moderators get it: its id stays from the first draft on. */
export interface VacancyValue extends Pick<
  VacancyInput,
  'title' | 'level' | 'experience' | 'tags' | 'tasks' | 'requirements' | 'conditions'
> {
  id: string;
}

/** Gives each vacancy its id: its own where that is known to the project, else a new one. */
export function withIds(vacancies: VacancyInput[], known: readonly string[]): VacancyValue[] {
  const free = new Set(known);
  return vacancies.map(({ id, ...vacancy }) => {
    const own = typeof id === 'string' ? id.toLowerCase() : '';
    return { id: free.delete(own) ? own : uuid(), ...vacancy };
  });
}
