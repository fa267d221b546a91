import type { Project } from '@kollab/contract';

/** The vacancies of a project that take people: one opened again after its last day does, too. */
export const openVacancies = ({ vacancies }: Pick<Project, 'vacancies'>) =>
  vacancies.filter((vacancy) => vacancy.id && !vacancy.isClosed);

/** Whom a project looks for, by the names of its vacancies. */
export const soughtOf = (project: Pick<Project, 'vacancies'>) =>
  openVacancies(project)
    .map(({ title }) => title)
    .join(', ');
