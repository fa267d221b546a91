export { applications } from './applications.ts';
export { common } from './common.ts';
export { editors } from './editors.ts';

export { matching } from './matching.ts';
export { moderation } from './moderation.ts';
export { moderators } from './moderators.ts';
export { ownProjects } from './own-projects.ts';
export { people } from './people.ts';
export { profile } from './profile.ts';
export { projects } from './projects.ts';
export { refusals } from './refusals.ts';
export { safety } from './safety.ts';
export { saved } from './saved.ts';
export { settings } from './settings.ts';
export { today } from './today.ts';
export { vacancies } from './vacancies.ts';
