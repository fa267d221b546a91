import { paths } from '@kollab/contract';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { later } from '#src/kit/lib/later.tsx';
import { OpenPage } from './open-page.tsx';

const screen = (path: string, load: () => Promise<{ default: ComponentType }>) => ({
  path,
  Screen: later(load),
});

/** Screens of the person who is signed in. */
export const ownScreens = [
  { path: paths.open, Screen: Object.assign(OpenPage, { preload: async () => true }) },
  screen(paths.home, () => import('#src/features/profiles/profile-page.tsx')),
  screen(paths.editStatus, () => import('#src/features/profiles/edit-status-page.tsx')),
  screen(paths.addTag, () => import('#src/features/profiles/tags/add-tag-page.tsx')),
  screen(paths.editAboutMe, () => import('#src/features/profiles/edit-about-me-page.tsx')),
  screen(paths.editLinks, () => import('#src/features/profiles/links/edit-links-page.tsx')),
  screen(paths.anyOwnLink, () => import('#src/features/profiles/links/edit-link-page.tsx')),
  screen(paths.addLink, () => import('#src/features/profiles/links/add-link-page.tsx')),
  screen(
    paths.editExperience,
    () => import('#src/features/profiles/experience/edit-experience-page.tsx'),
  ),
  screen(paths.anyExperience, () => import('#src/features/profiles/experience/work-page.tsx')),
  screen(paths.moderation, () => import('#src/features/profiles/moderation/moderation-page.tsx')),
  screen(paths.restriction, () => import('#src/features/profiles/moderation/restriction-page.tsx')),
  screen(paths.queue, () => import('#src/features/queue/queue-page.tsx')),
  screen(paths.anyModerationRecord, () => import('#src/features/record/record-page.tsx')),
  screen(paths.moderationStatistics, () => import('#src/features/record/statistics-page.tsx')),
  screen(paths.messages, () => import('#src/features/today/today-page.tsx')),
  screen(paths.projects, () => import('./followers-page.tsx')),
  screen(paths.search, () => import('./posts-page.tsx')),
  screen(paths.ownProjects, () => import('#src/features/projects/own/own-projects-page.tsx')),
  screen(paths.createProject, () => import('#src/features/projects/form/project-form-page.tsx')),
  screen(
    paths.addParticipants,
    () => import('#src/features/projects/team/add-participants-page.tsx'),
  ),
  screen(paths.vacancyForm, () => import('#src/features/projects/vacancy/vacancy-form-page.tsx')),
  screen(paths.anyApplicationForm, () => import('#src/features/applications/apply-page.tsx')),
  screen(
    paths.anyProjectApplications,
    () => import('#src/features/applications/project-applications-page.tsx'),
  ),
  screen(paths.anyFigures, () => import('#src/features/analytics/analytics-page.tsx')),
  screen(paths.anyApplication, () => import('#src/features/applications/application-page.tsx')),
  screen(paths.blocked, () => import('#src/features/blocks/blocked-page.tsx')),
  screen(paths.settings, () => import('#src/features/account/settings-page.tsx')),
  screen(paths.saved, () => import('#src/features/saved/saved-page.tsx')),
  screen(paths.matches, () => import('#src/features/matching/matches-page.tsx')),
  screen(
    paths.ownApplications,
    () => import('#src/features/applications/own-applications-page.tsx'),
  ),
];

/** Screens that anyone with a link may open. */
export const publicScreens = [
  screen(paths.anyUser, () => import('#src/features/users/user-page.tsx')),
  screen(paths.anyUserLinks, () => import('#src/features/users/user-links-page.tsx')),
  screen(paths.howWeMatch, () => import('#src/features/matching/how-page.tsx')),
  screen(paths.policy, () => import('#src/features/account/policy-page.tsx')),
  screen(paths.blog, () => import('./blog-page.tsx')),
  screen(paths.anyProject, () => import('#src/features/projects/page/project-page.tsx')),
  screen(paths.anyVacancy, () => import('#src/features/vacancies/vacancy-page.tsx')),
];

let first: Promise<unknown> = Promise.resolve();

/** Resolves once the code of the first screen is there, or does not come. */
export const firstScreen = () => first;

/** Fetches the first screen's code, and who it is for, before anything is rendered. */
export function preloadScreen(pathname: string, signIn: () => void) {
  const address = pathname === paths.profileAlias ? paths.home : pathname;
  const isAt = ({ path }: { path: string }) => matchPath(path, address);
  if (ownScreens.some(isAt)) signIn();
  const shown = [...ownScreens, ...publicScreens].filter(isAt);
  first = Promise.all(shown.map(({ Screen }) => Screen.preload()));
}
