import type { Application } from '@kollab/contract';

type Applied = Pick<Application, 'vacancyId' | 'vacancyTitle'>;

interface Group<T> {
  vacancyId: string;
  title: string;
  applications: T[];
}

/** In the order in which vacancies first come; two vacancies of the same title stay apart. */
export function byVacancy<T extends Applied>(applications: readonly T[]): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const one of applications) {
    const { vacancyId, vacancyTitle: title } = one;
    const group = groups.get(vacancyId) ?? { vacancyId, title, applications: [] };
    group.applications.push(one);
    groups.set(vacancyId, group);
  }
  return [...groups.values()];
}
