import type { Project } from '@kollab/contract';
import { isOver } from '#src/texts/vacancy-facts.ts';

/** The vacancies of a project that take people. */
export const openVacancies = ({ vacancies }: Pick<Project, 'vacancies'>) =>
  vacancies.filter((vacancy) => vacancy.id && !vacancy.isClosed && !isOver(vacancy));

/** Whom a project looks for, by the names of its vacancies. */
export const soughtOf = (project: Pick<Project, 'vacancies'>) =>
  openVacancies(project)
    .map(({ title }) => title)
    .join(', ');
