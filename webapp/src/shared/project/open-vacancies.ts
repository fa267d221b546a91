import type { Project } from '@kollab/contract';

type Seeking = Pick<Project, 'vacancies' | 'isArchived' | 'isDeleted' | 'isFinished'>;

/**
 * The vacancies of a project that take people: one opened again after its last day does, too; a project
 * that is over has none.
 */
export const openVacancies = ({ vacancies, isArchived, isDeleted, isFinished }: Seeking) =>
  isArchived || isDeleted || isFinished
    ? []
    : vacancies.filter((vacancy) => vacancy.id && !vacancy.isClosed);

/** Whom a project looks for, by the names of its vacancies. */
export const soughtOf = (project: Seeking) =>
  openVacancies(project)
    .map(({ title }) => title)
    .join(', ');
