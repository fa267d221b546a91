import { limits } from '@kollab/contract';
import { unnamed } from '#src/texts/ru.ts';
import { cutLine } from './html.ts';

/** A person's name as long as names may be. */
export const personName = (name: string) => cutLine(name, limits.name * 2 + 1);

/** A project's name as long as names may be; one that has none yet is called so. */
export const projectName = (name: string) => cutLine(name, limits.projectName) || unnamed;

export const vacancyTitle = (title: string) => cutLine(title, limits.vacancyTitle);
